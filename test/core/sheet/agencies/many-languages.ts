import type { Element } from '../../../../src/core/dataset/columns.ts';
import { inventedMonths } from '../../../support/invented-station.ts';
import { type AgencyTable, decimalComma, mean, rowsOf, total, yearLines } from './agency-table.ts';

type Language = {
  name: string;
  locale: string;
  comma?: boolean;
  year: string;
  month: string;
  months: string;
  max: string;
  min: string;
  rain: string;
  mean: string;
  total: string;
};

/** Words of climate-keeping people, not of agencies. */
const LANGUAGES: Language[] = [
  {
    name: 'Spanish',
    locale: 'es_ES',
    comma: true,
    year: 'Año',
    month: 'Mes',
    months:
      'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre',
    max: 'Temperatura máxima media (°C)',
    min: 'Temperatura mínima media (°C)',
    rain: 'Precipitación (mm)',
    mean: 'Media',
    total: 'Total',
  },
  {
    name: 'French',
    locale: 'fr_FR',
    comma: true,
    year: 'Année',
    month: 'Mois',
    months: 'Janv. Févr. Mars Avr. Mai Juin Juil. Août Sept. Oct. Nov. Déc.',
    max: 'Température maximale moyenne (°C)',
    min: 'Température minimale moyenne (°C)',
    rain: 'Précipitations (mm)',
    mean: 'Moyenne',
    total: 'Cumul',
  },
  {
    name: 'German',
    locale: 'de_DE',
    comma: true,
    year: 'Jahr',
    month: 'Monat',
    months: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    max: 'Mittleres Maximum (°C)',
    min: 'Mittleres Minimum (°C)',
    rain: 'Niederschlag (mm)',
    mean: 'Mittel',
    total: 'Summe',
  },
  {
    name: 'Austrian',
    locale: 'de_AT',
    comma: true,
    year: 'Jahr',
    month: 'Monat',
    months: 'Jänner Feber März April Mai Juni Juli August September Oktober November Dezember',
    max: 'Höchsttemperatur (°C)',
    min: 'Tiefsttemperatur (°C)',
    rain: 'Niederschlagssumme (mm)',
    mean: 'Durchschnitt',
    total: 'Summe',
  },
  {
    name: 'Portuguese',
    locale: 'pt_BR',
    comma: true,
    year: 'Ano',
    month: 'Mês',
    months: 'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez',
    max: 'Temperatura máxima média (°C)',
    min: 'Temperatura mínima média (°C)',
    rain: 'Chuva (mm)',
    mean: 'Média',
    total: 'Total',
  },
  {
    name: 'Italian',
    locale: 'it_IT',
    comma: true,
    year: 'Anno',
    month: 'Mese',
    months:
      'Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre',
    max: 'Temperatura massima media (°C)',
    min: 'Temperatura minima media (°C)',
    rain: 'Pioggia (mm)',
    mean: 'Media',
    total: 'Totale',
  },
  {
    name: 'Dutch',
    locale: 'nl_NL',
    comma: true,
    year: 'Jaar',
    month: 'Maand',
    months: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    max: 'Gemiddelde maximumtemperatuur (°C)',
    min: 'Gemiddelde minimumtemperatuur (°C)',
    rain: 'Neerslag (mm)',
    mean: 'Gemiddelde',
    total: 'Totaal',
  },
  {
    name: 'Swedish',
    locale: 'sv_SE',
    comma: true,
    year: 'År',
    month: 'Månad',
    months: 'jan feb mar apr maj jun jul aug sep okt nov dec',
    max: 'Maximitemperatur (°C)',
    min: 'Minimitemperatur (°C)',
    rain: 'Nederbörd (mm)',
    mean: 'Medel',
    total: 'Summa',
  },
  {
    name: 'Norwegian',
    locale: 'nb_NO',
    comma: true,
    year: 'År',
    month: 'Måned',
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    max: 'Middel av maksimum (°C)',
    min: 'Middel av minimum (°C)',
    rain: 'Nedbør (mm)',
    mean: 'Middel',
    total: 'Sum',
  },
  {
    name: 'Danish',
    locale: 'da_DK',
    comma: true,
    year: 'År',
    month: 'Måned',
    months: 'jan feb marts april maj juni juli aug sept okt nov dec',
    max: 'Maksimumtemperatur (°C)',
    min: 'Minimumtemperatur (°C)',
    rain: 'Nedbør (mm)',
    mean: 'Gennemsnit',
    total: 'Sum',
  },
  {
    name: 'Finnish',
    locale: 'fi_FI',
    comma: true,
    year: 'Vuosi',
    month: 'Kuukausi',
    months:
      'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    max: 'Ylin lämpötila (°C)',
    min: 'Alin lämpötila (°C)',
    rain: 'Sademäärä (mm)',
    mean: 'Keskiarvo',
    total: 'Summa',
  },
  {
    name: 'Icelandic',
    locale: 'is_IS',
    comma: true,
    year: 'Ár',
    month: 'Mánuður',
    months: 'jan feb mar apr maí jún júl ágú sep okt nóv des',
    max: 'Meðalhámark (°C)',
    min: 'Meðallágmark (°C)',
    rain: 'Úrkoma (mm)',
    mean: 'Meðaltal',
    total: 'Alls',
  },
  {
    name: 'Polish',
    locale: 'pl_PL',
    comma: true,
    year: 'Rok',
    month: 'Miesiąc',
    months: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    max: 'Średnia maksymalna (°C)',
    min: 'Średnia minimalna (°C)',
    rain: 'Opad (mm)',
    mean: 'Średnia',
    total: 'Suma',
  },
  {
    name: 'Polish with Roman months',
    locale: 'pl_PL',
    comma: true,
    year: 'Rok',
    month: 'Miesiąc',
    months: 'I II III IV V VI VII VIII IX X XI XII',
    max: 'Temperatura maksymalna (°C)',
    min: 'Temperatura minimalna (°C)',
    rain: 'Suma opadów (mm)',
    mean: 'Średnia',
    total: 'Suma',
  },
  {
    name: 'Czech',
    locale: 'cs_CZ',
    comma: true,
    year: 'Rok',
    month: 'Měsíc',
    months: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    max: 'Průměrné maximum (°C)',
    min: 'Průměrné minimum (°C)',
    rain: 'Úhrn srážek (mm)',
    mean: 'Průměr',
    total: 'Úhrn',
  },
  {
    name: 'Hungarian',
    locale: 'hu_HU',
    comma: true,
    year: 'Év',
    month: 'Hónap',
    months: 'jan febr márc ápr máj jún júl aug szept okt nov dec',
    max: 'Átlagos maximum (°C)',
    min: 'Átlagos minimum (°C)',
    rain: 'Csapadék (mm)',
    mean: 'Átlag',
    total: 'Összeg',
  },
  {
    name: 'Romanian',
    locale: 'ro_RO',
    comma: true,
    year: 'An',
    month: 'Luna',
    months:
      'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
    max: 'Media maximelor (°C)',
    min: 'Media minimelor (°C)',
    rain: 'Precipitații (mm)',
    mean: 'Medie',
    total: 'Total',
  },
  {
    name: 'Russian',
    locale: 'ru_RU',
    comma: true,
    year: 'Год',
    month: 'Месяц',
    months: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    max: 'Средняя максимальная температура (°C)',
    min: 'Средняя минимальная температура (°C)',
    rain: 'Осадки (мм)',
    mean: 'Средняя',
    total: 'Сумма',
  },
  {
    name: 'Greek',
    locale: 'el_GR',
    comma: true,
    year: 'Έτος',
    month: 'Μήνας',
    months: 'Ιαν Φεβ Μαρ Απρ Μαϊ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ',
    max: 'Μέγιστη θερμοκρασία (°C)',
    min: 'Ελάχιστη θερμοκρασία (°C)',
    rain: 'Βροχόπτωση (mm)',
    mean: 'Μέση',
    total: 'Σύνολο',
  },
  {
    name: 'Turkish',
    locale: 'tr_TR',
    comma: true,
    year: 'Yıl',
    month: 'Ay',
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
    max: 'Ortalama En Yüksek Sıcaklık (°C)',
    min: 'Ortalama En Düşük Sıcaklık (°C)',
    rain: 'Toplam Yağış (mm)',
    mean: 'Ortalama',
    total: 'Toplam',
  },
  {
    name: 'Indonesian',
    locale: 'id_ID',
    comma: true,
    year: 'Tahun',
    month: 'Bulan',
    months:
      'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
    max: 'Suhu maksimum (°C)',
    min: 'Suhu minimum (°C)',
    rain: 'Curah hujan (mm)',
    mean: 'Rata-rata',
    total: 'Jumlah',
  },
  {
    name: 'Vietnamese',
    locale: 'vi_VN',
    comma: true,
    year: 'Năm',
    month: 'Tháng',
    months:
      'Tháng_1 Tháng_2 Tháng_3 Tháng_4 Tháng_5 Tháng_6 Tháng_7 Tháng_8 Tháng_9 Tháng_10 Tháng_11 Tháng_12',
    max: 'Nhiệt độ cao nhất trung bình (°C)',
    min: 'Nhiệt độ thấp nhất trung bình (°C)',
    rain: 'Lượng mưa (mm)',
    mean: 'Trung bình',
    total: 'Tổng',
  },
  {
    name: 'Japanese',
    locale: 'ja_JP',
    year: '年',
    month: '月',
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    max: '日最高気温の平均(℃)',
    min: '日最低気温の平均(℃)',
    rain: '降水量の合計(mm)',
    mean: '平均',
    total: '合計',
  },
  {
    name: 'Chinese',
    locale: 'zh_CN',
    year: '年份',
    month: '月份',
    months: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
    max: '平均最高气温(℃)',
    min: '平均最低气温(℃)',
    rain: '降水量(mm)',
    mean: '平均',
    total: '合计',
  },
  {
    name: 'Korean',
    locale: 'ko_KR',
    year: '연도',
    month: '월',
    months: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
    max: '평균최고기온(℃)',
    min: '평균최저기온(℃)',
    rain: '강수량(mm)',
    mean: '평균',
    total: '합계',
  },
  {
    name: 'English',
    locale: 'en_GB',
    year: 'Year',
    month: 'Month',
    months: 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec',
    max: 'Mean max temp (°C)',
    min: 'Mean min temp (°C)',
    rain: 'Rainfall (mm)',
    mean: 'Average',
    total: 'Total',
  },
];

const months = inventedMonths('temperate', { firstYear: 1991, years: 6, seed: 41 });
const ELEMENTS: Element[] = ['max', 'min', 'rain'];

export const MANY_LANGUAGES: AgencyTable[] = LANGUAGES.flatMap((language) => {
  const number = (value: number) => (language.comma ? decimalComma(value) : String(value));
  const names = language.months.split(' ').map((name) => name.replace('_', ' '));
  return [
    {
      name: `${language.name}: three tables below each other, each with its title and a last line of averages`,
      locale: language.locale,
      files: [{ name: 'stacked.csv', text: stacked(language, names, number) }],
      expected: rowsOf(months),
    },
    {
      name: `${language.name}: a row a month with the month by name`,
      locale: language.locale,
      files: [
        {
          name: 'long.csv',
          text: [
            [language.year, language.month, language.max, language.min, language.rain],
            ...months.map((m) => [
              m.year,
              names[m.month - 1],
              number(m.max),
              number(m.min),
              number(m.rain),
            ]),
          ]
            .map((line) => line.join(';'))
            .join('\n'),
        },
      ],
      expected: rowsOf(months),
    },
  ];
});

function stacked(language: Language, names: string[], number: (value: number) => string): string {
  return ELEMENTS.map((element) => {
    const summary = element === 'rain' ? language.total : language.mean;
    const whole = (values: number[]) => number(element === 'rain' ? total(values) : mean(values));
    const lines = yearLines(months, (year, own) => {
      const values = own.map((m) => m[element]);
      return [year, ...values.map(number), whole(values)].join(';');
    });
    const footer = names.map((_, at) =>
      number(mean(months.filter(({ month }) => month === at + 1).map((m) => m[element]))),
    );
    return [
      language[element],
      '',
      [language.year, ...names, summary].join(';'),
      ...lines,
      [language.mean, ...footer, ''].join(';'),
      '',
    ].join('\n');
  }).join('\n');
}
