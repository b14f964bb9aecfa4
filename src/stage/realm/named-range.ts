import type { RangeAt } from '../platform/calls.ts';
import { defineClass } from './define-class.ts';
import { newRange } from './makers.ts';
import { rangeState } from './range-cells.ts';
import { ask } from './session.ts';

type State = { document: string; name: string; at: RangeAt };

export const newNamedRange = defineClass<GoogleAppsScript.Spreadsheet.NamedRange, State>(
  'Spreadsheet.NamedRange',
  () => ({
    getName() {
      return this.name;
    },
    getRange() {
      return newRange({ ...this.at });
    },
    remove() {
      ask('range.name', this.document, this.name, null);
    },
    setName(name) {
      ask('range.name', this.document, this.name, null);
      ask('range.name', this.document, name, this.at);
      this.name = name;
      return this.self;
    },
    setRange(range) {
      this.at = rangeState(range);
      ask('range.name', this.document, this.name, this.at);
      return this.self;
    },
  }),
);
