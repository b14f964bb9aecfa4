/** Beside the program, and read when it is asked for. */
export const loadWorkbooks = async () => (await import('./read-workbook.ts')).readWorkbook;
