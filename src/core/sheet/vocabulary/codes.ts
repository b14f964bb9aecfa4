/** Codes of agencies, with who writes them, and short forms that are met in every language. */
export const CODES = `
= any
year: yyyy yyy; year annual: yr; month: mon mo mn mm; day: dd
date: yyyymmdd yyyymm yymmdd datetime ds yrmo; dayOfYear: doy yday jday; dateMark: m
dateMark temperature: t
max: maxi mxtemp temperaturmax temperaturemax temperaturamax tmpmax tmaxi tmx tlmax maxt tempmax
maxtemp txmean maxim* *maximum maks* tmaxa
max temperature mean: mnmax; max numbered: max tmax tx; max mean: mmax; max highLow extreme: hi
max extreme: hmax
min: mini mntemp temperaturmin temperaturemin temperaturamin tmpmin tmini tmn tlmin mint tempmin
mintemp tnmean minim* *minimum tmina
min temperature mean: mnmin; min numbered: min tmin; min numbered nutrient: tn; min mean: mmin
min highLow extreme place the: lo; min extreme: lmin; temperature: temp tmp *temperatur t°
temperature numbered mean: tavg tave tmean; temperature mean: tmed avtemp
precipitation: p_tot ptot rrr24 preci pcp pptn rrr precipit* pre p_monthly
precipitation numbered: prec precip rr pr; rain: rf r_f; weakRain: p pp r r24 rrm
weakRain other: rh; snow: swe_in swe_mm swe_cm
mean: ave med medi mo_tx mo_tn; mean annual: avg; highest: maxtp tx_max; lowest: mintp tn_min
extreme: extr extrem extremal* absol* abs sup inf mx_tx mx_tn mx_rs txmin tnmax; total: total* tot
total summary: sum; summary: djf mam jja son dn h1 h2 q1 q2 q3 q4; summary ofYear: ytd
annual: ann jd j_d
normal: normal*; anomaly: *anom; flag: q qual qc precision
flag mark source: source
aside foretold: ssp1* ssp2* ssp3* ssp5* rcp rcp2* rcp4* rcp6* rcp8* progno* simulated simulation*
simulad* simulac* simule simulee simules simulees simulato simulata simulati simuliert* gesimul*
simulasi simulasyon* прогноз прогноза прогнозы прогнозн* прогнозир*
spread other: std stdev stddev; spread footer: sd s_d
other: gmin evap* pm25 so2 no2 o3 co2 ndvi lai radiat* radiac* nb eto et0 solar uv pm10 precip_type
in_max in_min in_temp td twet index
other latitude: lat; other longitude: lon; other footer: cv
nutrient: chl chla nh4 no3 po4 tdn tdp secchi; mark: p_h n°; mark station: code id wigos
station: station* stn stnid statio; element: element param parameter elem; value: y
elevation place: alt; place: escuela escola ecole scuola schule skole skola
footer: n
common: hgt sfc total calc korrig* corrig* correg* valid*; common of dec: des; at: in
months: januar jan|februar feb|mars mar|april apr|mai maj|juni jun|juli jul|august aug|sept
september sep|oktober okt|november nov|december dec
= any (ECMWF, parameters of ERA5)
max temperature: mx2t; min temperature: mn2t; temperature: t2m; precipitation nutrient: tp
= any (Météo-France, données climatologiques)
date: aaaammjj aaaamm; max mean: txm; max extreme: txab; min mean: tnm; min extreme: tnab
precipitation: rr24; flag: qtx qtn qrr
= any (KMA, open data)
max: max_ta; min: min_ta; temperature mean: avg_ta; rain: sum_rn
= any (DWD, Climate Data Center)
max: txk; min: tnk; precipitation: rsk; extreme: tgk; flag: qn
= any (CF and CMIP, variables); max: tasmax; min: tasmin
= any (MeteoSwiss, open data)
max: tre200dx; max mean: tre2dymx; min: tre200dn; min mean: tre2dymn
precipitation: rre150d0 rre150m0
= any (ETCCDI, indices of extremes)
max precipitation extreme: rx1day rx5day; max extreme: txx; min extreme: tnn; extreme: txn tnx
= any (NOAA NCEI, GHCN and GSOM)
max temperature extreme: emxt; min temperature extreme: emnt; precipitation: pcpn*
precipitation numbered: prcp*; extreme: emxp
flag: mflag sflag dmflag dsflag m_flag s_flag measurement_flag source_flag
flag failed: qflag qcflag q_flag quality_flag; other: tobs
= any (NASA POWER, parameters); precipitation: prectot*; highLow: t2m_max t2m_min
= any (AEMET, OpenData)
precipitation: p_mes; mean: tm_max tm_min; highest: ta_max; lowest: ta_min; station: indicativo
= any (WMO, tables of BUFR)
year: v04001; month: v04002; day: v04003; precipitation: v13306 v13305; mean: v12011_701 v12012_701
highest: v12011; lowest: v12012; station: wmo
= any (ECA&D, source identifiers); flag: sourceid; station: souid
= any (India Meteorological Department); precipitation total: tmrf
= any (PRISM and TerraClimate); precipitation numbered: ppt
= any (Visual Crossing, timeline of days)
other: precipprob precipcover preciptype winddir solarradiation solarenergy feelslike uvindex
= any (NOAA, numbers of stations); station: usaf wban
`;
