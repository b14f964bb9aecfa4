/** From Arabic to Japanese. Chinese, Japanese, Korean and Thai words stand anywhere in a text. */
export const ASIA_AND_AFRICA = `
= so
rain: roob roobka
date time: taariikh taariikhda
= sw
year: mwaka
month: mwezi
max: la_juu cha_juu
min: la_chini cha_chini
rain: mvua
mean: wastani
temperature: joto
common: jumla kiasi kiwango ya
of: wa cha
months: ||machi|aprili||||agosti|septemba|oktoba|novemba|desemba
extreme: kabisa
surface: maji udongo
other: siku
= id
bound: akhir
year: thn
month: bln
date: tgl
date time: tanggal
rain: ch
mean: purata rata rerata
highest: tertinggi
lowest: terendah
other: hari_hujan jumlah_hari embun angin kecepatan radiasi penyinar* muka_air indeks
count: banyaknya_hari
snow: salju
mark: peluang kode kualitas
aside foretold: prakiraan prediksi proyeksi
aside: ambang kemarin lalu sebelumnya
flag mark: keterangan
anomaly: selisih
element: variabel
value: nilai
station: stasiun kota lokasi
quarter: triwulan
common surface: air
mar: maret
aug: agustus ags agt
nov: nopember
above: atas
elevation: ketinggian
footer: catatan sumber
latitude: lintang
longitude: bujur
measured: terukur teramati terbaca
common: terkontrol terkoreksi
name: nama
near: dekat
of: dari
soFar: sampai_sekarang hingga_kini sejauh_ini minggu
surface: laut tanah suhu_air muka_laut rumput
time: jam waktu
= ms
aug: ogos
dec: disember
common: taburan
= vi
aside foretold: du_bao
year soFar: nam
month soFar: thang thg
day: ngay
date: ngay_thang
max: toi_cao toi_da
min: toi_thap
rain: luong_mua
temperature: nhiet_do
mean: trung_binh
highest: cao_nhat lon_nhat
lowest: thap_nhat
total: tong
extreme: tuyet_doi
daily: hang_ngay
other: do_am so_ngay diem_suong buc_xa toc_do_gio gio_toi_da gio_nang muc_nuoc luu_luong
count: so_lan
flag mark: ghi_chu
annual ofYear: hang_nam
value: gia_tri
station: tram
quarter: quy
common: khong khi hang
above: tren
at: tai
elevation: do_cao
footer: nguon
latitude: vi_do
longitude: kinh_do
measured: do_duoc
near: gan
of: cua
ofYear: ca_nam
soFar: den_nay cho_den_nay tuan
surface: dat nuoc bien
time: gio
normal: nhieu_nam chuan
= th
year: ปี
month: เดือน
date: วันที่
max: สูงสุด
min: ต่ําสุด
rain: น้ําฝน ฝน
temperature: อุณหภูมิ
mean: เฉลี่ย
total: รวม
station: สถานี
common: อากาศ ปริมาณ ราย
months: ม_ค มกราคม|ก_พ กุมภาพันธ์|มี_ค มีนาคม|เม_ย เมษายน|พ_ค พฤษภาคม|มิ_ย มิถุนายน|ก_ค กรกฎาคม|ส_ค สิงหาคม|ก_ย กันยายน|ต_ค ตุลาคม|พ_ย พฤศจิกายน|ธ_ค ธันวาคม
extreme: สัมบูรณ์
other: วันฝน จํานวนวัน
= ar
year: السنة سنة عام العام
month: الشهر شهر
day: اليوم يوم
date: التاريخ تاريخ
max: العظمى عظمى القصوى
min: الصغرى صغرى الدنيا
rain: الأمطار أمطار الامطار امطار مطر المطر هطول الهطول
temperature: حرارة الحرارة
mean: متوسط
total: مجموع
extreme: مطلقة المطلقة
daily: اليومية
station: المحطة محطة
quarter: ربع
other: أيام الأيام
highest: أعلى أقصى أكبر
lowest: أدنى
value: كمية
surface: الماء التربة
common: الهواء الشهرية درجة
months: يناير كانون_الثاني جانفي|فبراير شباط فيفري|آذار|أبريل ابريل نيسان أفريل|مايو أيار ماي|يونيو حزيران جوان|يوليو تموز جويلية|أغسطس آب أوت|سبتمبر أيلول|أكتوبر تشرين_الأول|نوفمبر تشرين_الثاني|ديسمبر كانون_الأول
= fa
year: سال
month: ماه
day: روز
date: تاریخ
max: حداکثر بیشینه
min: حداقل کمینه
rain: بارندگی بارش
temperature: دما دمای
mean: معدل میانگین
station: ایستگاه
common: هوا هوای ماهانه میزان مقدار
extreme: مطلق
other: رطوبت سرعت تبخیر آفتابی روزهای شبنم
surface: خاک
months: ژانویه|فوریه||آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
= he
year: שנה
month: חודש
day: יום
date: תאריך
max: מקסימום מקסימלית מרבית
min: מינימום מינימלית מזערית
rain: גשם משקעים
temperature: טמפרטורה טמפרטורת
mean: ממוצע ממוצעת
daily: יומית יומי
station: תחנה
value: כמות
months: ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
extreme: מרבי מוחלט מוחלטת
other: ימי
common: אוויר חודשית
= hi
year: वर्ष
month: माह
day: दिन
date: दिनांक
max: अधिकतम
min: न्यूनतम
rain: वर्षा
mean: औसत
annual: सालाना
common: वायु कुल मासिक
of: के की का
other: के_दिन दिनों
count: संख्या
temperature: तापमान
months: जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
extreme: परम
= bn
year: সাল
month: মাস
max: সর্বোচ্চ
min: সর্বনিম্ন
rain: বৃষ্টিপাত
temperature: তাপমাত্রা
common: মাসিক মোট
mean: গড়
= zh
aside foretold: 预报 預報 预测 預測 模拟 模擬
bound: 结束 截止
year: 民國 民国 西元 年份
month: 月份
date: 日時
date time: 日期
temperature: 气温 氣溫 温度 溫度
total: 合计 总计 總計
total soFar: 累计
extreme: 極端 极端 极值 绝对 絕對 极大值 极小值
other: 星期 风速 蒸发 蒸發 濕度 气压 氣壓 日數 天数 出现日期 出现时间 露点 露點 辐射 輻射 地温 地溫 地表 土壤 水温 水溫 海温 海溫 体感 體感 阵风 陣風 风向 風向 时数 時數 紫外 能見度 能见度 雲量 云量 流量 水位
count: 次数 次數
flag mark: 备注 備註
anomaly: 距平
normal: 常年 历年 歷年 多年平均
annual ofYear: 全年
element: 项目
value: 数值 數值
station: 站号 站
station name: 站名
quarter: 季度
elevation: 海拔
footer: 注 来源 來源 资料来源 说明
latitude: 纬度
longitude: 经度 經度
measured: 实测
name: 名称 名稱
ofYear: 年计
soFar: 至今
now: 当前温度 当前气温 当前天气 目前溫度 目前天氣
time: 时间 時間
= ja
aside foretold: 予報 予想 予測
bound: 終了
date time: 日付
temperature: 気温
total: 合計
extreme: 極値
other: 曜日 気圧 時分 起日 露点温度 地中 接地 海水温 日射 瞬間 地面温度
other time: 起時
count: 回数
flag mark: 備考
anomaly: 偏差 平年差
normal: 平年値
annual ofYear: 年計
station: 観測所
quarter: 四半期
elevation: 標高
footer: 注記 出典
longitude: 経度
measured: 実測
name: 地点名 名前
ofYear: 通年
soFar: これまで
now: 現在気温 現在の気温 現在の天気 現在天気
time: 時刻
= ko
aside foretold: 예보 예측 예상
bound: 종료
year: 연도 년도
year dateMark: 년
month dateMark: 월
day dateMark: 일
date: 년월
date time: 일시 날짜
precipitation: 강수
rain: 강우량
temperature: 기온 온도
mean: 평균
highest: 최고 최다 최대
lowest: 최저 최소값 최솟값
total: 합계 월합
extreme: 극값 극
daily: 매일
daily precipitation: 일강수
other: 요일 초상온도 초상 습도 풍속 일조 일수 나타난날 이슬점 지면온도 체감 일사 수온 해수 기압 수위 유량
other time: 시각
count: 횟수
snow: 적설 강설
flag mark: 비고
anomaly: 평년차 편차
normal: 평년값 평년
annual: 연평균
annual ofYear: 연합계
value: 값
station: 지점
quarter: 분기
elevation: 고도 해발
footer: 출처 참고
latitude: 위도
longitude: 경도
measured: 실측
name: 지점명 이름
ofYear: 연간
soFar: 누적 누계 현재까지
now: 현재기온 현재일기 현재날씨 현재_기온 현재_일기 현재_날씨
surface: 지면 지중
common: 만 량
= sw ms
mar: mac
jul: julai
= id ms
year annual soFar: tahun
month soFar: bulan
day: hari
rain: hujan curah
other: kelembaban
temperature: suhu
total: jumlah
daily: harian
annual ofYear: tahunan
common: udara bulanan
= ar fa
mar: مارس
= zh ja
year annual dateMark: 年
month dateMark: 月
day dateMark: 日
date: 年月
precipitation: 降水
rain: 降雨 雨量
mean: 平均
highest: 最高 最大 最多
highest temperature: 最高温 最高溫
lowest temperature: 最低温 最低溫
lowest: 最低 最小値
total soFar: 累計
daily: 日最高 日最低
daily precipitation: 日降水
other: 風速 湿度 日照 積雪
other days: 日数
snow: 降雪
flag: 品質 均質
element: 要素
value: 値
station: 地点
latitude: 緯度
surface: 地面 水
normal: 平年
common: 总 總 量 の 的
`;
