export const PROGRAMS = ['r', 'python', 'sheets'] as const;
export type LoadingProgram = (typeof PROGRAMS)[number];

/** What reads the CSV at this address into a program, ready to be pasted. */
export function loadLines(csv: string, program: LoadingProgram): string {
  switch (program) {
    case 'r':
      return `address <- "${csv}"
climate <- read.csv(address, check.names = FALSE)
head(climate)`;
    case 'python':
      return `import pandas
climate = pandas.read_csv("${csv}")
climate.head()`;
    case 'sheets':
      return `=IMPORTDATA("${csv}")`;
    default:
      return program satisfies never;
  }
}
