/**
 * The words people put over the columns of a climate table, by what they say, in the languages of
 * the agencies and clubs we know of. Written as `plainText` leaves them: lower case, no accents.
 * `x*` is a beginning, `*x` stands anywhere in a word, `a_b` is two words; a Chinese, Japanese or
 * Korean word stands anywhere. Year, month and day words of CLDR 48; element words as the files of
 * the national services print them.
 */
export const HEADER_WORDS = {
  max: `max maxi mx2t tmax tmpmax tmaxi tx tmx txm txk tasmax tlmax maxt tempmax maxtemp maxtp txmean mnmax
  tre200dx tre2dymx maxim* massim* *maximum maks* *hochsttemp* hamark* *hamark high highs medelmax* keskiylin макс максим*
  μεγιστ* azami toi_cao toi_da ylin temphigh hi la_juu mittlere_hochst* mmax hmax สูงสุด العظمى عظمى القصوى حداکثر بیشینه מקסימום מקסימלית מרבית अधिकतम সর্বোচ্চ txx txab emxt tmaxa`,
  min: `мінім* min mini mn2t tmin tmpmin tmini tn tmn tnm tnk tasmin tlmin mint tempmin mintemp mintp tnmean mnmin
  tre200dn tre2dymn minim* *minimum *tiefsttemp* *lagmark low lows medelmin* keskialin мин миним*
  ελαχιστ* asgari toi_thap ylimin alin templow lo la_chini mmin lmin ต่ําสุด الصغرى صغرى الدنيا حداقل کمینه מינימום מינימלית מזערית न्यूनतम সর্বনিম্ন tnn tnab emnt tmina`,
  precipitation: `prcp* pcpn* p_tot ptot tmrf rr24 rrr24 tp prec preci precip ppt pcp pptn prectot* rr rrr rsk precipit* *niederschlag* neerslag*
  nederbor* nedbor* opad* sraz* *csapadek* осадк* βροχοπτωσ* υετο* yagis* 降水 강수 pr pre
  p_mes p_monthly v13306 v13305 sademaara* urkoma* rre150d0 rre150m0 oborin* padavin* sademed* kritul*`,
  rain: `gauge gauges rnfl rnfall rain daily_fall highest_fall max_fall rains rainfall rainamount lluvia* pluviom* pluviosi* pluie* chuva* pioggia* piogge regn regen regenmenge
  sade hujan curah ch luong_mua 降雨 雨量 강우량 дожд* βροχ* deszcz* ploaie ploi yagmur* rf r_f mvua reenval nokrisn* zraz* опад* падавин* валеж* pluja choiva ฝน الأمطار أمطار الامطار امطار مطر المطر هطول الهطول بارندگی بارش גשם משקעים वर्षा বৃষ্টিপাত cumul cumuls cumule cumulee cumulees hauteur`,
  weakRain: 'p pp r r24 rh rrm',
  mean: `mean means tavg tave tmean tmed avg averag* ave med medi media medio medie medias medios moyen* moy mittel* mittler* durchschnitt*
  gemiddeld* medel* middel* gjennomsnitt* gennemsnit* keski* medal* sredni* srednj* prumer* atlag*
  povprec* priemer* vidutin* vidurk* videj* wastani purata средн* средњ* середн* mitjana μεση μεσο* ortalama rata rerata trung_binh เฉลี่ย متوسط معدل میانگین ממוצע ממוצעת औसत mmax mmin 平均 평균 mnmax mnmin v12011_701 v12012_701 mo_tx mo_tn tm_max tm_min txm tnm
  tre2dymx tre2dymn`,
  daily:
    'daily diari* quotidien* journal* tagesm* tageshochst* dagelijks* daglig* gunluk harian dobow* denn* 日最高 日最低 суточн* יומית יומי اليومية',
  total: `total* tot sum sums suma somma soma summe *summe summa jumlah toplam tong συνολ* รวม مجموع tmrf сумм* osszeg* uhrn* 合計 합계 合计 월합`,
  extreme: `extr extrem extreme extremes extremas extremos extremen extremer extremw* extremal* absol* abs مطلقة المطلقة hmax lmin record records recorded rekord rekorde rekordv* ekstrem* mutlak sup inf 極端 极端 極値 极值 극값 극 абсол* απολ* tuyet_doi del_mes
  du_mois ta_max ta_min mx_tx mx_tn mx_rs txx tnn txn tnx txab tnab emxt emnt emxp hi lo txmin tnmax erdboden* tgk przy_gruncie`,
  highest: `highest hogsta hoyeste hojeste hochste* hoogste haesti najwyzsz* nejvyss* legmagasabb*
  en_yuksek cao_nhat v12011 最高 최고 最大 最多 최다 최대 largest heaviest greatest plus_forte mas_fuerte наивысш* mas_alta plus_haute piu_alta mais_alta tertinggi`,
  lowest: `lowest lagsta laveste tiefste* laagste laegsti najnizsz* nejniz* legalacsonyabb*
  en_dusuk thap_nhat v12012 最低 최저 наинизш* mas_baja plus_basse piu_bassa mais_baixa terendah`,
  highLow: 'high highs low lows temphigh templow t2m_max t2m_min',
  temperature: `temp temps *temperatur *temperatuur lampotila* suhu sicakl* nhiet_do 気温 气温 氣溫 기온 температур*
  θερμοκρ* homersek* อุณหภูมิ الحرارة دما טמפרטורה טמפרטורת hitastig* teplot* t t2m tavg tave tmean tmed`,
  other: `wind winds windsp* windg* windst* windri* gust gusts gusty gustsp* humid* press pression* pressur* presse baromet* sun sunsh* sunny snowc* schneef* schneed* snodjup snodybde frost_days days_of_frost air_frost ground_frost frosttag* frostd* helad* soil
  grass ground gmin dew evap* radiat* radiac* cloud clouds cloudy cloudi* cloudcover visib* hail hails hagel thunder thunders thunderst* storm storms stormy fog days day_with number count hours hour hrs
  dias jours tage dagen dni giorni dagar nb index heating vent viento vento wiatr wiatru umid* luftfeucht* feuchte
  vochtig* insolat* veloc* presi* range amplitud* wet bulb tobs eto et0 depth lat latitude lon longitude elev* altitud*
  evotransp* evatransp* wilgotn* vlhk* kosteus nem sea level 風速 风速 湿度 濕度 気圧 气压 氣壓 日照 積雪 습도 풍속 일조 nebulos*
  ветер влажн* давлен* 時分 zile napok 日数 日數 일수 percent bedekking bewolk* sonnensch* sonnenst* sonnig zonneschijn soltimm*
  pct solar albedo tide rh dewpoint sst feels water_temp water_temperature high_water low_water pet balance humed* probab* precipitable intens* uv pm10 groundwater std stdev desv*
  deviation percentil* rank ranks ranking wettest driest trend trends smooth* uncertain* score spi decile* bias residual* median forecast* predict*
  pronost* projected projection* simulat* scenari* escenari* 12_month running_mean moving_average rolling_mean long_term_mean
  long_term_average rate rates duration duree duracion duracao durata *dauer deficit* effective efectiv* effektiv* eficaz efficace net netto
  cv hourly horari* stundlich* weekly semanal* hebdo* wochentlich* wekelijks* rain_type precip_type precipitation_type type_of hari_hujan jumlah_hari yr_mean yr_avg year_mean year_average rain_sd rainfall_sd temperature_sd tmax_sd indoor in_max in_min in_temp`,
  snow: 'snow snowfall* snowde* neige nieve schnee schneeh* snjor neve sno 降雪 снег*',
  flag: `flag flags flagged q qual qc qn* qtx qtn qrr attribut* qualit* kvalit* kwalit* status source remark remarks comment* bandera
  品質 均質 sourceid ind precision`,
  period: 'period accumulation accum acumulacion periode',
  anomaly:
    'diff anomal* difference differences diferencia diferencias departure* abweich* afwijk* ecart* avvik* odchyl* 偏差 距平 平年差 평년차',
  normal: 'normal* climatology climatologies 平年値 평년값 norma',
  year: `year years v04001 yr yyyy yyy ano annee an anno jahr jaar ar aar vuosi rok ev god год годы година рік ετοσ yil sene tahun thn nam aasta
  annum any mwaka gads metai ปี السنة سنة عام العام سال שנה वर्ष সাল 民國 民国 西元 年 年份 년 연도 년도 aaaa jjjj anul leto godina`,
  month: `month months v04002 mon mo mm mes mois monat mese maand manad maned kuukausi kk man manudur miesiac mies mesic mjesec mn
  เดือน الشهر شهر ماه חודש माह মাস honap luna mesiac menesis mwezi месяц месец місяць μηνασ ay bulan bln thang 月 月份 월 mth menes menuo kuu row_labels monthnumber`,
  day: `day dd v04003 dygn dygnet dia jour tag giorno dag dogn paiva dagur dzien den nap zi ziua день ημερα gun hari ngay اليوم يوم روز יום दिन 日 일 dy dom jj diena`,
  dayOfYear:
    'doy yday jday yearday dayofyear day_of_year day_of_the_year julian_day dia_del_ano dia_juliano',
  date: `date dates fecha datum data dato pvm tarih tanggal tgl дата ημερομηνια วันที่ التاريخ تاريخ تاریخ תאריך दिनांक ngay_thang 年月 일시 日期 日時 날짜
  yyyymmdd yyyymm aaaammjj aaaamm time timestamp datetime ds tid zeit month_year monthyear year_month yearmonth
  yrmo kuupaev datums`,
  bound:
    'timestamp entered submitted marca_temporal from to till until since begin* start end ende von bis fran fra desde hasta debut inizio fine od do',
  annual: `annu* anual* ann yearly jahres* jahr jaar* year yr ano annee anno ar vuosi rok
  tahunan tahun yillik सालाना 全年 年計 年 연평균 연합계 год rocznie jd mean avg average media
  promedio moyenne mittel medel`,
  summary: `season* djf mam jja son dn winter spring summer autumn fall win spr sum aut quarter half h1 h2 q1 q2 q3 q4 ytd
  wateryear monsoon verano invierno primavera otono`,
  station: `station* stn stnid name names nom nombre place site location city town village subdivision
  division region district state province provincia country county zone indicativo estacion estacao posto poste
  usaf wban stazione stacja stanice stasiun istasyon ort staid souid code id 地点 站号 站名
  站 観測所 지점 станция σταθμοσ asema statio stadt gemeinde municipio municipality wmo สถานี المحطة محطة ایستگاه תחנה`,
  element: `element elements param parameter parameters parametre parametro datatype variable elem measure quantity type statistic* indicator
  variabel grootheid element_code 要素 项目`,
  value: `value values val valor valeur wert waarde verdi varde arvo wartosc hodnota valore nilai 数值 數值 値 값 deger
  amount reading y measurement observation ertek valoare`,
} as const;

/** More of what else has maxima and minima. In the name of a place they say nothing about rain. */
export const OTHER_SUBJECTS = new Set(
  'water agua suelo sol mer eau boden wasser suolo solo acqua pool barn room cellar fridge river lake reservoir demand price prices'.split(
    ' ',
  ),
);

export type HeaderWord = keyof typeof HEADER_WORDS;
