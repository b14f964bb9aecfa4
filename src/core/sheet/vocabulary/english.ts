/** English, and what tables in any language borrow from it. */
export const ENGLISH = `
= en
year: annum any; year annual soFar footer: year; year footer: years
month: mth mnth menes row_labels monthnumber months; month soFar: month; day: dy dom day
date: dates month_year monthyear year_month yearmonth; date time: time; date bound: timestamp
dayOfYear: yearday dayofyear day_of_year day_of_the_year julian_day; time other: hour
bound: entered submitted start starting begun from since onwards until ends ended stop to
quarter: summer autumn fall quarter quarters qtr trimester; quarter place: spring
dateMark: nd rd th; dateMark common of: of
max highLow: high highs temphigh; min highLow: low lows templow; temperature: temps
temperature highest: hottest warmest; temperature lowest: coldest coolest
rain: rnfl rnfall daily_fall highest_fall max_fall rains rainfall rainamount; rain numbered: rain
rain highest: wettest rainiest heaviest_fall greatest_fall largest_fall biggest_fall peak_fall
rain lowest: driest; rain days other: raindays rainydays wetdays rainy_days wet_days
rain instrument: gauge gauges; snow: snow snowfall* snowde*
mean: averag* means; mean annual: mean
highest: highest largest heaviest greatest biggest most_daily most_rain most_rainfall most_in
peak_24 peak_24h peak_day peak_daily peak_rain peak_rainfall
lowest: lowest; extreme: extreme; total: sums; summary: win spr aut monsoon half
summary mark: season* rainy_season wateryear; daily: daily; annual: average; annual ofYear: yearly
ofYear: of_year of_the_year annual*; ofMonth: of_the_month of_month
inADay: in_a_day in_one_day in_any_day in_1_day
ofADay: 24_hour 24_hours 24_hr 24_hrs twenty_four_hours; soFar: so_far to_date season_to_date
count: number count counts counta countunique; days other: days
normal: climatology climatologies lta
anomaly: diff difference differences departure* minus_normal minus_average
period: accumulation accum period; flag: flagged
flag mark: flag flags comment* ind status remark remarks; recorded measured: recorded
melted common: melted melt incl including
now: current_temperature current_temp current_weather current_conditions temperature_now temp_now
night: night
aside: yesterday year_ago years_ago expected model target threshold error all_time year_total
last_year next_year year_before last_month previous prior
aside foretold: modelled modeled
foretold other: forecast forecasts forecasted predicted prediction predictions projected scenari*
spread footer: st_dev skew skewness kurtosis p_value; portion other: intens* percent pct
portion common: percentage share ratio
other: forecast* predict* discharge weekday dow wday day_of_week day_of_the_week week_day day_name
streamflow flow flows flowrate* inflow* outflow* turbid* salinit* runoff winds windsp* windg*
windri* gust gusts gusty gustsp* press pressur* baromet* sun sunsh* sunny snowc* air_frost dew
dew_point cloud clouds cloudy cloudi* cloudcover visib* hail hails thunder thunders thunderst*
storms stormy fog day_with heating range wet evotransp* evatransp* albedo tide dewpoint sst ssta
feels high_water low_water water_temp water_temperature pet balance probab* precipitable groundwater
deviation percentil* rank ranks ranking trend trends smooth* uncertain* score spi pctall decile*
bias residual* median simulat* projection* 12_month running_mean moving_average rolling_mean
long_term_mean long_term_average rates effective wet_bulb wetbulb rain_type precipitation_type
direction directions type_of yr_mean yr_avg year_mean year_average indoor earth terrestrial concrete
subsoil irradian* utci apparent dp storm hours hrs rate duration hourly weekly
other surface: level soil ground sea
depth: depth gauge_height gauge_level gauge_stage gauge_datum height_of_gauge gage_height gage_level
river_stage
thing: speed greenhouse pool barn room cellar fridge reservoir demand price prices compost mulch
tank hive beehive leaf canopy bark litter panel module battery engine oven freezer incubator
aquarium sauna cpu pipe cabinet enclosure attic bedroom kitchen body skin milk rumen brine kiln silo
coolant ceiling substrate permafrost snowpack inverter motor logger_temp logger_temperature oil_temp
oil_temperature
thing place: river lake pond stream roof rock rocks cave caves borehole; surface common: surface
mark: chance grade class gauge_no gauge_nr gauge_id
station: plot location subdivision division district state province country county zone municipality
station name: names; station place: city town village
element: elements parameters datatype variable measure quantity type stat statistic* indicator
value: measurement observation value values amount reading; name: stationname sitename
longitude: long; elevation: height
place: home yard backyard office shed mission lodge estate plantation orchard vineyard paddock block
coast plateau valley hill hills moor moors rivers bay springs lakes island islands isle isles creek
brook bridge ford road street lane park peak peaks mount mountain mountains mt fort ft port harbour
harbor beach falls forest wood woods grove field fields farm heath mill mills cross corner corners
camp crossing junction ranch canyon gulch butte mesa plains plain prairie meadows meadow marsh swamp
desert cape head heads ridge glacier pass cliff cliffs cove sound gulf inlet landing wells well
house hall garden castle church abbey green common pen oaks oak pines pine palms trees tree tortugas
shores shore crater dam weir lock airport airfield school college observatory lighthouse upper lower
north south east northern southern eastern western old great little big one two three four five six
seven eight nine ten twelve hundred thousand
place common: point new; licence: license
footer: sources no_yrs references reference
common: continued contd page pages sheet volume vol book ledger moved relocated digitised digitized
transcribed adj amt copper stevenson this checked verified controlled taken merged combined patched
interpolated official standard past auto hand own best clean good mast tower terrace balcony front
middle main primary secondary local areal basin catchment round calculated cleaned typed copied
homogeni* filled infilled rounded original observer crop instrument device shelter operator method
version origin author era phase decade notebook sensor logger exterior external outside ambient feet
our my davis today morning evening noon afternoon midday midnight pm utc gmt hr h part parts first
second third fourth intensity accumulated cumulative event events quality comment monthly annual
reported estimated corrected adjusted raw final provisional dataset table series summary report
weather climate climatic climatological meteorological meteorology degs outdoors thermometer screen
shade dry bulb readings single maximal minimal heavy light hot cold warm cool very corresponding
moisture pressure content stress potential equivalent chill frequency received collected caught
catch fallen fell gross manual automatic tipping bucket mthly approx approximate cover and with
without per by on as is are was or under below between during before after all each every last next
other unit units column row no nr totals averages maximum minimum normals
common near: for; common the: the; common above: above
measured: kept observed measured actual outdoor; measured seen: obs; at near: at; near: near
connector: upon
months: january|february|march|||june|july|||october||
`;
