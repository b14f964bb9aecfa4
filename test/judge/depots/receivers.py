"""Has WMO's own converter read what was written for it, and computes every field anew from the raw table.

Called by judge-wmo.ts with the file of a list of jobs: format, month, file, raw table and its layout, facts of the station, and
the folder of csv2bufr-templates. Prints a line a complaint and at the end one of counts.
"""

import contextlib
import csv
import json
import re
import sys
from calendar import monthrange
from decimal import ROUND_HALF_UP, Decimal
from importlib.metadata import version

import eccodes
import frictionless
import mlcroissant
from csv2bufr import transform
from datacite import schema45

KELVIN = Decimal("273.15")
ZERO = Decimal(0)


def half_up(value, places):
    return value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def number(text):
    text = text.strip().replace(",", ".")
    return Decimal(text) if re.fullmatch(r"-?\d*\.?\d+", text) else None


def read_aemet(path):
    """Days of the Spanish weather service, in either of its two layouts. Ip is a trace."""
    days = {}
    if open(path, encoding="latin-1").read(5) == "date,":
        for row in csv.DictReader(open(path, encoding="utf-8", newline="")):
            date = tuple(map(int, row["date"][:10].split("-")))
            days[date] = {one: number(row[name]) for one, name in NEWER.items()}
        return {"days": days}
    with open(path, encoding="latin-1", newline="") as file:
        for row in list(csv.reader(file, delimiter=";"))[1:]:
            if len(row) < 17:
                continue
            rain = ZERO if row[16].strip() == "Ip" else number(row[16])
            days[tuple(map(int, row[4:7]))] = {"max": number(row[7]), "min": number(row[9]), "rain": rain}
    return {"days": days}


def read_metoffice(path):
    """Months of the British one: year, month, maximum, minimum, frost, rain, sun."""
    months = {}
    for line in open(path, encoding="latin-1"):
        fields = [re.sub(r"[*#$]", "", one) for one in line.split()]
        if len(fields) >= 6 and re.fullmatch(r"\d{4}", fields[0]):
            said = dict(zip(("max", "min", "rain"), (number(fields[at]) for at in (2, 3, 5))))
            months[int(fields[0]), int(fields[1])] = said
    return {"months": months}


NEWER = {"max": "temperature_max[C]", "min": "temperature_min[C]", "rain": "rainfall[mm]"}
LAYOUTS = {"aemet": read_aemet, "metoffice": read_metoffice}


class Month:
    """A month of a station as WMO-No. 1203 has it; by days, or as the table itself gives it."""

    def __init__(self, table, year, month):
        self.length = monthrange(year, month)[1]
        self.by_day = "days" in table
        if self.by_day:
            self.days = [table["days"].get((year, month, day + 1), {}) for day in range(self.length)]
        else:
            self.whole = table["months"].get((year, month), {})

    def values(self, element):
        if element == "mean":
            pairs = ((day.get("max"), day.get("min")) for day in self.days)
            return [None if None in pair else sum(pair) / 2 for pair in pairs]
        return [day.get(element) for day in self.days]

    def figure(self, element):
        """The mean or the total to 0.01, or None; and the days missing."""
        if not self.by_day:
            if element == "mean":
                pair = [self.whole.get("max"), self.whole.get("min")]
                return None if None in pair else half_up(sum(pair) / 2, 2)
            return self.whole.get(element)
        values = self.values(element)
        there = [value for value in values if value is not None]
        gap = max((len(run) for run in "".join("x" if v is None else " " for v in values).split()), default=0)
        missing = len(values) - len(there)
        good = missing == 0 if element == "rain" else missing <= 10 and gap <= 4
        if not there or not good:
            return None
        total = sum(there)
        return half_up(total if element == "rain" else total / len(there), 2)

    def missing(self, element):
        return sum(value is None for value in self.values(element)) if self.by_day else None

    def counted(self, element):
        """Days with a value, of a month that has a figure."""
        if not self.by_day or self.figure(element) is None:
            return []
        return [(at + 1, value) for at, value in enumerate(self.values(element)) if value is not None]

    def days_with(self, element, test):
        days = self.counted(element)
        return sum(test(value) for _, value in days) if days else None

    def extreme(self, element, pick):
        days = self.counted(element)
        if not days:
            return None, None, None
        most = pick(value for _, value in days)
        on = [day for day, value in days if value == most]
        return (1 if len(on) > 1 else 0), on[0], most

    def deviation(self):
        values = [value for _, value in self.counted("mean")]
        if len(values) < 2:
            return None
        mean = sum(values) / len(values)
        return half_up((sum((v - mean) ** 2 for v in values) / (len(values) - 1)).sqrt(), 2)


def normal(table, month, of):
    """The mean over the years of 1991-2020 that have the month, and how many they are."""
    values = [of(Month(table, year, month)) for year in range(1991, 2021)]
    values = [value for value in values if value is not None]
    return (sum(values) / len(values) if len(values) >= 24 else None), len(values)


def kelvin(value):
    return None if value is None else half_up(value + KELVIN, 2)


def wanted_climat(table, year, month, facts):
    of = Month(table, year, month)
    K, D = (lambda one: kelvin(of.figure(one))), of.days_with
    issue = dict(zip(("Series", "Issuer", "Number", "Local"), facts["identifier"].split("-")))
    wanted = {
        "#1#wigosIssuerOfIdentifier": int(issue["Issuer"]),
        "#1#wigosLocalIdentifierCharacter": issue["Local"],
        "#1#stationOrSiteName": facts["name"][:20].strip(),
        "#1#year": year, "#1#month": month, "#1#day": 1,
        "#1#latitude": Decimal(str(facts["latitude"])), "#1#longitude": Decimal(str(facts["longitude"])),
        "#1#heightOfStationGroundAboveMeanSeaLevel": Decimal(str(facts["elevation"])),
        "#2#timePeriod": of.length,
        "#1#airTemperature": K("mean"),
        "#1#maximumTemperatureAtHeightSpecifiedPast24Hours": K("max"),
        "#1#minimumTemperatureAtHeightSpecifiedPast24Hours": K("min"),
        "#1#principalTimeOfDailyReadingOfMaximumTemperature": 18,
        "#1#principalTimeOfDailyReadingOfMinimumTemperature": 7,
        "#1#dailyMeanTemperatureStandardDeviation": of.deviation() if of.by_day else None,
        "#1#totalAccumulatedPrecipitation": None if of.figure("rain") is None else half_up(of.figure("rain"), 1),
        "#1#numberOfDaysWithPrecipitationEqualToOrMoreThan1Mm": D("rain", lambda v: v >= 1),
    }
    missing = "#%d#totalNumberOfMissingEntitiesWithRespectToAccumulationOrAverage"
    for at, element in ((2, "mean"), (4, "max"), (5, "min"), (7, "rain")):
        wanted[missing % at] = of.missing(element)
    count = "#%d#totalNumberWithRespectToAccumulationOrAverage"
    wanted[count % 4] = D("max", lambda v: v < 0)
    for at, least in ((5, 25), (6, 30), (7, 35), (8, 40)):
        wanted[count % at] = D("max", lambda v: v >= least)
    wanted[count % 9] = D("min", lambda v: v < 0)
    for at, least in zip(range(19, 25), (1, 5, 10, 50, 100, 150)):
        wanted[count % at] = D("rain", lambda v: v >= least)
    extremes = (("mean", max, 1, "#1#highestDailyMeanTemperature"), ("mean", min, 2, "#1#lowestDailyMeanTemperature"),
                ("max", max, 3, "#2#airTemperature"), ("min", min, 4, "#3#airTemperature"),
                ("rain", max, 7, "#1#highestDailyAmountOfPrecipitation"))
    for element, pick, at, key in extremes:
        twice, day, value = of.extreme(element, pick)
        wanted["#%d#dayOfOccurrenceQualifier" % (at if at < 7 else 7)] = twice
        wanted["#%d#day" % (at + 1)] = day
        wanted[key] = None if value is None else half_up(value, 1) if element == "rain" else kelvin(value)
    normals = {one: normal(table, month, lambda m: m.figure(one)) for one in ("max", "min", "mean", "rain")}
    wet = normal(table, month, lambda m: m.days_with("rain", lambda v: v >= 1))[0]
    there = any(normals[one][0] is not None for one in ("max", "min", "mean"))
    wanted["#2#year"], wanted["#3#year"] = (1991, 2020) if there else (None, None)
    rain = normals["rain"][0]
    wanted["#4#year"], wanted["#5#year"] = (None, None) if rain is None else (1991, 2020)
    wanted["#4#airTemperature"] = kelvin(normals["mean"][0])
    wanted["#2#maximumTemperatureAtHeightSpecifiedPast24Hours"] = kelvin(normals["max"][0])
    wanted["#2#minimumTemperatureAtHeightSpecifiedPast24Hours"] = kelvin(normals["min"][0])
    wanted["#2#totalAccumulatedPrecipitation"] = None if rain is None else half_up(rain, 1)
    wanted["#2#numberOfDaysWithPrecipitationEqualToOrMoreThan1Mm"] = None if wet is None else half_up(wet, 0)
    for at, element in ((9, "mean"), (12, "rain"), (14, "max"), (15, "min")):
        value, years = normals[element]
        wanted[missing % at] = None if value is None else 30 - years
    return [wanted]


def wanted_daycli(table, year, month, facts):
    rows = []
    for day in range(1, monthrange(year, month)[1] + 1):
        said = table["days"].get((year, month, day), {})
        high, low, rain = said.get("max"), said.get("min"), said.get("rain")
        wanted = {
            "#1#wigosLocalIdentifierCharacter": facts["identifier"].split("-")[3],
            "#1#year": year, "#1#month": month, "#1#day": day,
            "#1#methodUsedToCalculateTheAverageDailyTemperature": 0,
            "#1#timePeriod": 0, "#1#hour": 0, "#4#timePeriod": -1, "#4#hour": 18, "#5#timePeriod": -1, "#5#hour": 7,
            "#1#totalAccumulatedPrecipitation": None if rain is None else half_up(rain, 1),
            "#1#airTemperature": kelvin(high), "#2#airTemperature": kelvin(low),
            "#3#airTemperature": None if None in (high, low) else kelvin((high + low) / 2),
            "#1#totalAccumulatedPrecipitation->associatedField": None if rain is not None else 6,
            "#1#airTemperature->associatedField": None if high is not None else 6,
            "#2#airTemperature->associatedField": None if low is not None else 6,
        }
        # What was doubted of a value that is there is Almanac's own judgement.
        rows.append({key: value for key, value in wanted.items() if value is not None or "associated" not in key})
    return rows


def decoded(bufr):
    handle = eccodes.codes_new_from_message(bufr)
    eccodes.codes_set(handle, "unpack", 1)

    def value(key):
        try:
            got = eccodes.codes_get(handle, key)
        except eccodes.KeyValueNotFoundError:
            return None
        gone = got in (eccodes.CODES_MISSING_LONG, eccodes.CODES_MISSING_DOUBLE, "")
        return None if gone else got

    return value


# What the message keeps: the amount and the heights to 0.1, places to 0.00001, the rest as it is.
def same(wanted, got):
    if wanted is None or got is None or isinstance(wanted, str):
        return wanted == got
    return abs(float(wanted) - float(got)) < 0.000_01


def judge_bufr(job, tell):
    template = json.load(open(f"{job['templates']}/templates/{job['format']}-template.json"))
    text = open(job["file"], encoding="utf-8", newline="").read()
    names = set(text.split("\r\n", 1)[0].split(","))
    known = {one["value"][5:] for one in template["header"] + template["data"] if one["value"].startswith("data:")}
    for name in sorted(names ^ known):
        tell("a column of one alone", name)
    table = LAYOUTS[job["layout"]](job["raw"])
    year, month = map(int, job["month"].split("-"))
    rows = (wanted_climat if job["format"] == "climat" else wanted_daycli)(table, year, month, job["facts"])
    results = list(transform(text, template))
    results = [one for one in results if "_meta" in one]
    if len(results) != len(rows):
        tell("messages", f"{len(results)} and not {len(rows)}")
    fields = 0
    for wanted, result in zip(rows, results):
        said = result["_meta"]["result"]
        for line in said["errors"] + said["warnings"]:
            tell("csv2bufr", line[:200])
        if not result.get("bufr4"):
            tell("csv2bufr", "made no message")
            continue
        value = decoded(result["bufr4"])
        for key, expected in wanted.items():
            fields += 1
            if not same(expected, value(key)):
                tell(key, f"{value(key)} and not {expected}")
    return fields


def judge_clino(job, tell):
    table = LAYOUTS[job["layout"]](job["raw"])
    of = {
        "1": lambda m: m.figure("rain"), "2": lambda m: m.days_with("rain", lambda v: v >= 1),
        "3": lambda m: m.figure("max"), "4": lambda m: m.figure("min"), "5": lambda m: m.figure("mean"),
    }
    wanted = {}
    for code, figure in of.items():
        if "months" in table and code == "2":
            continue
        months = [normal(table, month + 1, figure) for month in range(12)]
        values = [value for value, _ in months]
        if all(value is None for value in values):
            continue
        total = None if None in values else sum(values) / (1 if code in "12" else 12)
        wanted[code, "value"] = ["" if v is None else str(half_up(v, 1)) for v in [*values, total]]
        wanted[code, "NOY"] = [str(years) for _, years in months] + [""]
    got = {}
    for row in csv.reader(open(job["file"], newline="")):
        if len(row) == 17 and row[3].isdigit():
            got[row[1], "NOY" if row[2] == "NOY" else "value"] = row[4:]
    for key in wanted.keys() | got.keys():
        for at, (one, other) in enumerate(zip(wanted.get(key, [None] * 13), got.get(key, [None] * 13))):
            if one != other:
                tell(f"{key[0]} {key[1]} {at + 1}", f"{other} and not {one}")
    return sum(map(len, wanted.values()))


def judge_record(job, tell):
    """Croissant, DataCite and the data package of a record, by validators that are not ours."""
    folder = job["file"]
    issues = mlcroissant.Dataset(jsonld=f"{folder}/croissant.json").metadata.issues
    isLicensed = "license" in json.load(open(f"{folder}/croissant.json"))
    for line in [*issues.errors, *issues.warnings]:
        # Its owner has not said under which: nobody else can.
        if isLicensed or "schema.org/license" not in line:
            tell("mlcroissant", line)
    for error in schema45.validator.iter_errors(json.load(open(f"{folder}/datacite.json"))):
        tell("datacite", error.message[:200])
    # It trusts no path that is not below where it runs.
    with contextlib.chdir(folder):
        report = frictionless.validate("datapackage.json")
    for error in [*report.errors, *(one for task in report.tasks for one in task.errors)]:
        tell("frictionless", error.message[:200])
    return 3


JUDGES = {"climat": judge_bufr, "daycli": judge_bufr, "clino": judge_clino, "record": judge_record}
PACKAGES = ("csv2bufr", "eccodes", "mlcroissant", "datacite", "frictionless")


def main():
    jobs = json.load(open(sys.argv[1]))
    print(", ".join(f"{name} {version(name)}" for name in PACKAGES))
    counts = {}
    for job in jobs:
        complaints = []
        tell = lambda where, what: complaints.append((where, what))
        fields = JUDGES[job["format"]](job, tell)
        own = counts.setdefault(job["format"], [0, 0, 0])
        own[0] += 1
        own[1] += fields
        own[2] += len(complaints)
        for where, what in complaints[:10]:
            print(f"  {job['file'].rsplit('/', 1)[-1]}: {where}: {what}")
    for name, (files, fields, complaints) in counts.items():
        print(f"{name}: {files} files, {fields} fields compared, {complaints} complaints")
    sys.exit(any(complaints for _, _, complaints in counts.values()))


main()
