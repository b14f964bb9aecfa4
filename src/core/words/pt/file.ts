import type { enFile } from '../en/file.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptFile: PhrasesLike<typeof enFile> = {
  'file.empty': '{file} está vazio.',
  'file.too-large': '{file} tem {size} MB. Um arquivo pode ter até {limit} MB.',
  'file.unpacks-too-large':
    '{file} passa de {limit} MB ao ser descompactado, e nenhuma tabela climática precisa disso. Não foi aberto.',
  'file.password':
    '{file} está protegido por senha. Salve-o sem senha no Excel ou no LibreOffice e abra-o de novo.',
  'file.damaged':
    '{file} está danificado ou incompleto, como após um download interrompido. Nada pôde ser aberto.',
  'file.not-a-table':
    '{file} não é texto nem pasta de trabalho. Podem ser abertos CSV, TSV, texto, XLSX, XLS e ODS.',
  'file.pdf': '{file} é um PDF: mostra uma tabela, mas não a contém. Peça os dados em CSV ou XLSX.',
  'file.web-page':
    '{file} é uma página da web ou XML, qualquer que seja a extensão. Abra-o no Excel ou no LibreOffice e salve-o como XLSX ou CSV.',
  'file.no-cells': '{file} não tem nenhuma aba com dados.',
  'file.too-many-sheets': '{file} tem mais de {limit} abas.',
  'file.too-many-cells':
    '{file} abrange mais de {limit} células, contando as vazias no meio. Apague o que estiver muito abaixo ou ao lado da tabela, ou guarde uma estação por arquivo.',
  'file.formulas-without-result': {
    by: 'count',
    one: '{count} fórmula de {file} não tem resultado salvo e fica vazia aqui.',
    other: '{count} fórmulas de {file} não têm resultado salvo e ficam vazias aqui.',
    both: ' Salve o arquivo uma vez no Excel ou no LibreOffice e abra-o de novo.',
  },
  'file.sheets-without-cells': 'Gráficos que ocupam uma aba inteira ficaram de fora: {sheets}.',
  'file.sheets-hidden':
    'Abas ocultas não foram lidas: {sheets}. Indique uma com --sheet para lê-la.',
  'file.sheet-missing': '{file} não tem a aba “{sheet}”. Tem: {sheets}.',
};
