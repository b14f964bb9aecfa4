/** Croatian gives some names to other months than Polish and Czech do, which the vocabulary holds. */
export const CROATIAN_MONTHS: readonly string[] = [
  'sijecanj sijecnja sij',
  'veljaca veljace velj vlj',
  'ozujak ozujka ozu',
  'travanj travnja tra',
  'svibanj svibnja svi',
  'lipanj lipnja lip',
  'srpanj srpnja srp',
  'kolovoz kolovoza kol',
  'rujan rujna ruj',
  'listopad listopada lis',
  'studeni studenoga stu',
  'prosinac prosinca pro',
];
export const ONLY_CROATIAN =
  /^(ozuj?\w*|trava?nj\w*|svi|sviba?nj\w*|kol|kolovoz\w*|ruj|rujn?a\w*|stu|studen\w*)$/;

export const ROMAN_MONTHS = 'i ii iii iv v vi vii viii ix x xi xii';
export const CHINESE_MONTHS = '一 二 三 四 五 六 七 八 九 十 十一 十二';
