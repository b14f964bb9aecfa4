/** From Arabic to Japanese. Chinese, Japanese, Korean and Thai words stand anywhere in a text. */
export const ASIA_AND_AFRICA = `
= so; date time: taariikh taariikhda; rain: roob roobka
= sw
year: mwaka; month: mwezi; max: la_juu cha_juu; min: la_chini cha_chini; temperature: joto
rain: mvua; mean: wastani; extreme: kabisa; other: siku; surface: maji udongo
common: jumla kiasi kiwango ya; of: wa cha
months: ||machi|aprili||||agosti|septemba|oktoba|novemba|desemba
= id
year: thn; month: bln; date: tgl; date time: tanggal; time: jam waktu; bound: akhir
quarter: triwulan
rain: ch; snow: salju
mean: purata rata rerata; highest: tertinggi; lowest: terendah
soFar: sampai_sekarang hingga_kini sejauh_ini minggu; count: banyaknya_hari
anomaly: selisih; flag mark: keterangan; aside: ambang kemarin lalu sebelumnya
aside foretold: prakiraan prediksi proyeksi
other: hari_hujan jumlah_hari embun angin kecepatan radiasi penyinar* muka_air indeks
surface: laut tanah suhu_air muka_laut rumput; surface common: air; mark: peluang kode kualitas
station: stasiun kota lokasi; element: variabel; value: nilai; name: nama; latitude: lintang
longitude: bujur; elevation: ketinggian; footer: catatan sumber
common: terkontrol terkoreksi; measured: terukur teramati terbaca; near: dekat; of: dari
above: atas
mar: maret; aug: agustus ags agt; nov: nopember
= ms; common: taburan; aug: ogos; dec: disember
= vi
year soFar: nam; month soFar: thang thg; day: ngay; date: ngay_thang; time: gio; quarter: quy
max: toi_cao toi_da; min: toi_thap; temperature: nhiet_do; rain: luong_mua
mean: trung_binh; highest: cao_nhat lon_nhat; lowest: thap_nhat; extreme: tuyet_doi; total: tong
daily: hang_ngay; annual ofYear: hang_nam; ofYear: ca_nam; soFar: den_nay cho_den_nay tuan
count: so_lan
normal: nhieu_nam chuan; flag mark: ghi_chu; aside foretold: du_bao
other: do_am so_ngay diem_suong buc_xa toc_do_gio gio_toi_da gio_nang muc_nuoc luu_luong
surface: dat nuoc bien
station: tram; value: gia_tri; latitude: vi_do; longitude: kinh_do; elevation: do_cao; footer: nguon
common: khong khi hang; measured: do_duoc; at: tai; near: gan; of: cua; above: tren
= th
year: ปี; month: เดือน; date: วันที่
max: สูงสุด; min: ต่ําสุด; temperature: อุณหภูมิ; rain: น้ําฝน ฝน
mean: เฉลี่ย; extreme: สัมบูรณ์; total: รวม
other: วันฝน จํานวนวัน
station: สถานี
common: อากาศ ปริมาณ ราย
months: ม_ค มกราคม|ก_พ กุมภาพันธ์|มี_ค มีนาคม|เม_ย เมษายน|พ_ค พฤษภาคม|มิ_ย มิถุนายน|ก_ค กรกฎาคม|ส_ค
สิงหาคม|ก_ย กันยายน|ต_ค ตุลาคม|พ_ย พฤศจิกายน|ธ_ค ธันวาคม
= ar
year: السنة سنة عام العام; month: الشهر شهر; day: اليوم يوم; date: التاريخ تاريخ; quarter: ربع
max: العظمى عظمى القصوى; min: الصغرى صغرى الدنيا; temperature: حرارة الحرارة
rain: الأمطار أمطار الامطار امطار مطر المطر هطول الهطول
mean: متوسط; highest: أعلى أقصى أكبر; lowest: أدنى; extreme: مطلقة المطلقة; total: مجموع
daily: اليومية
other: أيام الأيام; surface: الماء التربة
station: المحطة محطة; value: كمية
common: الهواء الشهرية درجة
months: يناير كانون_الثاني جانفي|فبراير شباط فيفري|آذار|أبريل ابريل نيسان أفريل|مايو أيار ماي|يونيو
حزيران جوان|يوليو تموز جويلية|أغسطس آب أوت|سبتمبر أيلول|أكتوبر تشرين_الأول|نوفمبر
تشرين_الثاني|ديسمبر كانون_الأول
= fa
year: سال; month: ماه; day: روز; date: تاریخ
max: حداکثر بیشینه; min: حداقل کمینه; temperature: دما دمای; rain: بارندگی بارش
mean: معدل میانگین; extreme: مطلق
other: رطوبت سرعت تبخیر آفتابی روزهای شبنم; surface: خاک
station: ایستگاه
common: هوا هوای ماهانه میزان مقدار
months: ژانویه|فوریه||آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
= he
year: שנה; month: חודש; day: יום; date: תאריך
max: מקסימום מקסימלית מרבית; min: מינימום מינימלית מזערית; temperature: טמפרטורה טמפרטורת
rain: גשם משקעים
mean: ממוצע ממוצעת; extreme: מרבי מוחלט מוחלטת; daily: יומית יומי
other: ימי
station: תחנה; value: כמות
common: אוויר חודשית
months: ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
= hi
year: वर्ष; month: माह; day: दिन; date: दिनांक; max: अधिकतम; min: न्यूनतम; temperature: तापमान
rain: वर्षा; mean: औसत; extreme: परम; annual: सालाना; count: संख्या; other: के_दिन दिनों
common: वायु कुल मासिक; of: के की का
months: जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
= bn
year: সাল; month: মাস; max: সর্বোচ্চ; min: সর্বনিম্ন; temperature: তাপমাত্রা; rain: বৃষ্টিপাত
mean: গড়; common: মাসিক মোট
= zh
year: 民國 民国 西元 年份; month: 月份; date: 日時; date time: 日期; time: 时间 時間; bound: 结束 截止; quarter: 季度
temperature: 气温 氣溫 温度 溫度
extreme: 極端 极端 极值 绝对 絕對 极大值 极小值; total: 合计 总计 總計; total soFar: 累计; annual ofYear: 全年; ofYear: 年计
soFar: 至今; count: 次数 次數
normal: 常年 历年 歷年 多年平均; anomaly: 距平; flag mark: 备注 備註; now: 当前温度 当前气温 当前天气 目前溫度 目前天氣
aside foretold: 预报 預報 预测 預測 模拟 模擬
other: 星期 风速 蒸发 蒸發 濕度 气压 氣壓 日數 天数 出现日期 出现时间 露点 露點 辐射 輻射 地温 地溫 地表 土壤 水温 水溫 海温 海溫 体感 體感 阵风 陣風 风向 風向 时数
時數 紫外 能見度 能见度 雲量 云量 流量 水位
station: 站号 站; station name: 站名; element: 项目; value: 数值 數值; name: 名称 名稱; latitude: 纬度
longitude: 经度 經度; elevation: 海拔; footer: 注 来源 來源 资料来源 说明
measured: 实测
= ja
date time: 日付; time: 時刻; time other: 起時; bound: 終了; quarter: 四半期
temperature: 気温
extreme: 極値; total: 合計; annual ofYear: 年計; ofYear: 通年; soFar: これまで; count: 回数
normal: 平年値; anomaly: 偏差 平年差; flag mark: 備考; now: 現在気温 現在の気温 現在の天気 現在天気; aside foretold: 予報 予想 予測
other: 曜日 気圧 時分 起日 露点温度 地中 接地 海水温 日射 瞬間 地面温度
station: 観測所; name: 地点名 名前; longitude: 経度; elevation: 標高; footer: 注記 出典
measured: 実測
= ko
year: 연도 년도; year dateMark: 년; month dateMark: 월; day dateMark: 일; date: 년월; date time: 일시 날짜
time other: 시각; bound: 종료; quarter: 분기
temperature: 기온 온도; precipitation: 강수; precipitation daily: 일강수; rain: 강우량; snow: 적설 강설
mean: 평균; highest: 최고 최다 최대; lowest: 최저 최소값 최솟값; extreme: 극값 극; total: 합계 월합; daily: 매일; annual: 연평균
annual ofYear: 연합계; ofYear: 연간; soFar: 누적 누계 현재까지; count: 횟수
normal: 평년값 평년; anomaly: 평년차 편차; flag mark: 비고; now: 현재기온 현재일기 현재날씨 현재_기온 현재_일기 현재_날씨
aside foretold: 예보 예측 예상
other: 요일 초상온도 초상 습도 풍속 일조 일수 나타난날 이슬점 지면온도 체감 일사 수온 해수 기압 수위 유량; surface: 지면 지중
station: 지점; value: 값; name: 지점명 이름; latitude: 위도; longitude: 경도; elevation: 고도 해발; footer: 출처 참고
common: 만 량; measured: 실측
= sw ms; mar: mac; jul: julai
= id ms
year annual soFar: tahun; month soFar: bulan; day: hari; temperature: suhu; rain: hujan curah
total: jumlah; daily: harian; annual ofYear: tahunan; other: kelembaban; common: udara bulanan
= zh ja
year dateMark annual: 年; month dateMark: 月; day dateMark: 日; date: 年月
temperature highest: 最高温 最高溫; temperature lowest: 最低温 最低溫; precipitation: 降水
precipitation daily: 日降水; rain: 降雨 雨量; snow: 降雪
mean: 平均; highest: 最高 最大 最多; lowest: 最低 最小値; total soFar: 累計; daily: 日最高 日最低; days other: 日数
normal: 平年; flag: 品質 均質
other: 風速 湿度 日照 積雪; surface: 地面 水
station: 地点; element: 要素; value: 値; latitude: 緯度
common: 总 總 量 の 的
= ar fa; mar: مارس
`;
