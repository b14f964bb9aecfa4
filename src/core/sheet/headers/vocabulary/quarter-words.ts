/** Words for three months together, as `plainText` leaves them: of any year, and the seasons. */
export const QUARTER_WORDS = new Set(
  `quarter quarters qtr trimestre trimester trim quartal quartaal kwartal kvartal kvartaali ctvrtleti negyedev trimestru
   ceyrek triwulan quy квартал квартала τριμηνο 季度 四半期 분기 ربع
   winter spring summer autumn fall invierno primavera verano otono hiver printemps ete automne inverno verao outono
   fruhling fruhjahr sommer herbst lente zomer herfst vinter var host zima wiosna lato jesien зима весна лето осень`.split(
    /\s+/,
  ),
);

/** January to December by their first letters, twice round: JFM and DJF are quarters. */
export const MONTH_INITIALS = ['jfmamjjasondjf', 'efmamjjasondef'];
