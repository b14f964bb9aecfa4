import type { Area } from '../platform/a1-notation.ts';
import type { Answer, Menu, Page, Question } from '../platform/calls.ts';
import type { User } from './users.ts';

/** A person with a document open in the editor. */
export type Editor = {
  id: number;
  document: string;
  user: User;
  menus: Menu[];
  sheet: number;
  range: Area;
  sidebar: Page | null;
};

export type OpenQuestion = {
  id: number;
  editor: Editor;
  question: Question;
  answer: (answer: Answer) => void;
};
