# Reads files as their receivers do. Called by read-in-r.ts: `Rscript receivers.R sef|climpact FOLDER`.
# The receivers' own functions are run, and what they print is passed on, a line a message.

arguments <- commandArgs(trailingOnly = TRUE)
kind <- arguments[1]
folder <- arguments[2]

# Everything a call says, be it a message, a warning or an error; and what it gives.
listen <- function(call) {
  said <- character()
  given <- tryCatch(
    withCallingHandlers(
      call(),
      message = function(m) { said <<- c(said, conditionMessage(m)); invokeRestart("muffleMessage") },
      warning = function(w) { said <<- c(said, paste("R warns:", conditionMessage(w))); invokeRestart("muffleWarning") }
    ),
    error = function(e) { said <<- c(said, paste("R stops:", conditionMessage(e))); NULL }
  )
  list(said = gsub("[\r\n\t ]+", " ", said), given = given)
}

tell <- function(...) cat(paste(..., sep = "\t"), "\n", sep = "")

values <- function(file, data, columns) {
  if (is.null(data)) return(invisible())
  write.table(data[, columns], file = paste0(file, ".read"), sep = "\t", quote = FALSE,
              row.names = FALSE, na = "NA")
}

judge_sef <- function(file) {
  checked <- listen(function() check_sef(file))
  for (line in checked$said) if (!grepl("^0 errors and 0 warnings", trimws(line))) tell(file, "check_sef", line)
  read <- listen(function() read_sef(file, all = TRUE))
  for (line in read$said) tell(file, "read_sef", line)
  values(file, read$given, c("Year", "Month", "Day", "Period", "Value", "Meta"))
  if (!is.null(read$given) && all(read$given$Period %in% c("day", "p1day"))) test_values(file)
}

# The tests on values leave a list of what they doubt; a doubt is none of the file's format.
test_values <- function(file) {
  out <- paste0(file, ".qc")
  dir.create(out)
  for (test in c("duplicate_dates", "daily_out_of_range", "daily_repetition")) {
    heard <- listen(function() get(test)(file, outpath = out))
    for (line in grep("^R stops", heard$said, value = TRUE)) tell(file, test, line)
  }
  doubts <- 0
  for (list in list.files(out, full.names = TRUE)) {
    rows <- read.table(list, header = TRUE, sep = "\t")
    doubts <- doubts + nrow(rows)
    for (n in which(grepl("duplicate_dates", rows$Test)))
      tell(file, "duplicate_dates", paste(rows$Year[n], rows$Month[n], rows$Day[n]))
  }
  tell(file, "doubts", doubts)
}

# ClimPACT loads a file, takes its dates, fills the days that are not there, and asks for years in order.
judge_climpact <- function(file) {
  read <- listen(function() read_user_file(file))
  for (line in read$said) tell(file, "read_user_file", line)
  dated <- listen(function() create_user_data_ts(read$given))
  for (line in dated$said) tell(file, "create_user_data_ts", line)
  data <- dated$given
  if (is.null(data)) return(invisible())
  if (nrow(data) != nrow(read$given)) tell(file, "create_user_data_ts", "rows without a date are dropped")
  if (is.unsorted(data$dates, strictly = TRUE)) tell(file, "dates", "not in order, or a day twice")
  days <- seq(data$dates[1], data$dates[nrow(data)], by = "day")
  if (length(days) != nrow(data)) tell(file, "dates", paste(length(days) - nrow(data), "days have no row"))
  values(file, read$given, c("year", "month", "day", "prcp", "tmax", "tmin"))
}

# The file that names its version.
climpact <- function() {
  lines <- readLines(file.path(Sys.getenv("ALMANAC_CLIMPACT"), "server/climpact.etsci-functions.r"))
  gsub(".*\"(.*)\".*", "\\1", grep("^software_id", lines, value = TRUE)[1])
}
if (kind == "sef") library(dataresqc)
if (kind == "climpact") {
  here <- getwd()
  setwd(Sys.getenv("ALMANAC_CLIMPACT"))
  source("models/errors.R")
  source("server/climpact.GUI-functions.r")
  setwd(here)
}
files <- list.files(folder, pattern = if (kind == "sef") "[.]tsv$" else "[.]txt$", full.names = TRUE)
for (file in files) if (kind == "sef") judge_sef(file) else judge_climpact(file)
version <- if (kind == "sef") paste("dataresqc", packageVersion("dataresqc")) else paste("ClimPACT", climpact())
tell("judged", paste0(version, ", ", R.version.string), length(files))
