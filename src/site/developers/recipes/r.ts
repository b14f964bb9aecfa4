import { type Home, keyLine } from './recipe.ts';

export function rRecipe({ serviceUrl, key }: Home): string {
  const header = keyLine(key, (given) => `\n    req_headers(apikey = "${given}") |>`);
  return `# push.R: publishes a dataset.   Rscript push.R dataset.json
# Beside this file lies connection.json, the text of the Connect page.
library(httr2)

base <- "${serviceUrl}"
this <- sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))
file <- file.path(dirname(this), "connection.json")
Sys.umask("077")

post <- function(path, body, token = NULL) {
  request <- request(paste0(base, path)) |>${header}
    req_body_raw(body, type = "application/json") |>
    req_error(body = function(answer) resp_body_string(answer))
  if (!is.null(token)) request <- req_auth_bearer_token(request, token)
  resp_body_json(req_perform(request))
}

# The new refresh token is on disk before the access token is used.
exchange <- function() {
  old <- jsonlite::read_json(file)$refresh_token
  body <- jsonlite::toJSON(list(refresh_token = old), auto_unbox = TRUE)
  session <- post("/auth/v1/token?grant_type=refresh_token", body)
  draft <- paste0(file, ".new")
  jsonlite::write_json(session, draft, auto_unbox = TRUE)
  file.rename(draft, file)
  session$access_token
}

token <- exchange()
path <- commandArgs(trailingOnly = TRUE)[1]
dataset <- readChar(path, file.size(path), useBytes = TRUE)
print(post("/functions/v1/ingest-dataset", dataset, token)$dataset)
`;
}
