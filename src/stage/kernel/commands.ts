import { a1Of, readA1, type Size } from '../platform/a1-notation.ts';
import { imageIn } from '../platform/cell-image.ts';
import { speakExceptionsIn } from '../platform/exception-texts.ts';
import type { StoredCell } from '../sheets/cell.ts';
import { readArea, shownArea, typeInto, writeArea } from '../sheets/cell-values.ts';
import { isDateFormat } from '../sheets/number-format.ts';
import { addDocument } from './documents.ts';
import { fillFormRow } from './form-row.ts';
import type { Kernel } from './kernel.ts';
import { checkProtection } from './protections.ts';
import type { Commands } from './protocol.ts';
import { answerQuestion } from './questions.ts';
import { savedState } from './saved-state.ts';
import { storeAt } from './storage-calls.ts';
import { isQuota, QUOTAS } from './users.ts';
import { documentOf, settle, typingOf, userOf } from './world.ts';

type Handlers = {
  [K in Exclude<keyof Commands, 'open'>]: (
    ...args: Parameters<Commands[K]>
  ) => ReturnType<Commands[K]> | Promise<ReturnType<Commands[K]>>;
};

/** What the stage's owner may do: the hands of people, of the developer and of fate. */
export function commands(kernel: Kernel): Handlers {
  const { world, triggers } = kernel;
  const sheetOf = (document: string, sheet: number) => documentOf(world, document).grid(sheet);
  const areaOf = (document: string, sheet: number, a1: string, size?: Size) => {
    const { maxRows: rows, maxColumns: columns } = sheetOf(document, sheet);
    const area = readA1(a1, size ?? { rows, columns });
    if (!area) throw new Error(`Cannot read range "${a1}"`);
    return area;
  };
  const usedArea = (document: string, sheet: number) => {
    const { rows, columns } = documentOf(world, document).sheet(sheet).usedSize();
    return { row: 1, column: 1, rows: Math.max(rows, 1), columns: Math.max(columns, 1) };
  };
  const changed = (document: string): null => {
    documentOf(world, document).touch();
    world.tell({ event: 'document', document });
    return null;
  };

  return {
    openDocument: (document, user, installing) => kernel.openEditor(document, user, installing),
    closeEditor: (id) => {
      for (const open of world.questions.values())
        if (open.editor.id === id) answerQuestion(world, open, { button: 'CLOSE', text: '' });
      world.editors.delete(id);
      return null;
    },
    clickMenu: (editor, functionName) => kernel.clickMenu(editor, functionName),
    callFromPage: (editor, name, args) => kernel.callFromPage(editor, name, args),
    run: (name, args, where) => kernel.run(name, args, where),
    visit: (request, where) => kernel.visit(request, where),
    answer: (id, answer) => {
      const open = world.questions.get(id);
      if (!open) throw new Error(`Cannot answer question ${id}: nobody waits for it`);
      answerQuestion(world, open, answer);
      return null;
    },
    followLink: async (id, url) => {
      await kernel.followLink(id, url);
      return null;
    },
    closePage: (id, where) => {
      const editor = kernel.editor(id);
      editor.pages[where] = null;
      world.tell({ event: 'page', editor: id, where, page: null });
      return null;
    },
    select: async (id, sheet, a1) => {
      const editor = kernel.editor(id);
      editor.range = areaOf(editor.document, sheet, a1);
      editor.sheet = sheet;
      await kernel.selected(editor);
      return null;
    },
    submitForm: async (document, sheet, answers) => {
      const given = { document, sheet, answers, at: world.clock.now() };
      await kernel.formSubmitted(
        document,
        fillFormRow(documentOf(world, document), given, typingOf(world)),
      );
      return changed(document);
    },
    advance: async (ms) => {
      await world.clock.advanceTo(world.clock.now() + ms);
      return null;
    },
    type: async (document, sheet, a1, text, email) => {
      const book = documentOf(world, document);
      const area = areaOf(document, sheet, a1, UNBOUNDED);
      checkProtection(book, email, sheet, area);
      settle(world, book);
      const [[before = ''] = []] = shownArea(book, book.sheet(sheet), area);
      typeInto(book.sheet(sheet).edit(area.row, area.column), text, book, typingOf(world));
      changed(document);
      const editor = [...world.editors.values()].find(
        (one) => one.user.email === email && one.document === document,
      );
      if (editor) await kernel.edited(editor, sheet, a1, text, before);
      return null;
    },
    typeCells: (document, sheet, cells) => {
      const book = documentOf(world, document);
      for (const { a1, text } of cells) {
        const { row, column } = areaOf(document, sheet, a1, UNBOUNDED);
        typeInto(book.sheet(sheet).edit(row, column), text, book, typingOf(world));
      }
      return changed(document);
    },
    write: (document, sheet, a1, values) => {
      const area = areaOf(document, sheet, a1);
      writeArea(
        documentOf(world, document),
        sheetOf(document, sheet),
        area,
        'values',
        values,
        typingOf(world),
      );
      return changed(document);
    },
    values: (document, sheet, a1) => {
      const area = a1 === null ? usedArea(document, sheet) : areaOf(document, sheet, a1);
      const book = documentOf(world, document);
      settle(world, book);
      const cells = readArea(book, book.sheet(sheet), area, 'values');
      return cells.map((row) => row.map((value) => (imageIn(value) ? 'CellImage' : value)));
    },
    sheetText: (document, sheet) => {
      const book = documentOf(world, document);
      const model = book.sheet(sheet);
      const area = usedArea(document, sheet);
      const notes: Record<string, string> = {};
      for (const [row, cells] of readArea(book, model, area, 'note').entries())
        for (const [column, note] of cells.entries())
          if (note)
            notes[a1Of({ row: row + 1, column: column + 1, rows: 1, columns: 1 })] = String(note);
      settle(world, book);
      const display = shownArea(book, model, area);
      const kinds = model.map(area, (cell) => kindOf(cell)).map((row) => row.join(''));
      return { info: model.info(book.sheets.indexOf(model) + 1), display, kinds, notes };
    },
    documentInfo: (document) => documentOf(world, document).info(),
    addDocument: (given) => {
      const document = addDocument(world, given);
      changed(document);
      return document;
    },
    removeDocument: (document) => {
      world.documents.delete(document);
      return null;
    },
    changeDocument: (document, change) => {
      Object.assign(documentOf(world, document), change);
      return changed(document);
    },
    addSheet: async (document, name) => {
      const { id } = documentOf(world, document).addSheet(name, null);
      changed(document);
      await kernel.changed(document, 'INSERT_GRID');
      return id;
    },
    changeSheet: async (document, sheet, change) => {
      const book = documentOf(world, document);
      if (change === 'delete') book.removeSheet(sheet);
      else {
        if (change.name !== undefined) book.renameSheet(sheet, change.name);
        if (change.index !== undefined) book.moveSheet(sheet, change.index);
        if (change.hidden !== undefined) book.setHidden(sheet, change.hidden);
        if (change.kind !== undefined) book.sheet(sheet).kind = change.kind;
      }
      changed(document);
      await kernel.changed(document, change === 'delete' ? 'REMOVE_GRID' : 'OTHER');
      return null;
    },
    properties: (store, owner) => Object.fromEntries(storeAt(world, ownedKey(store, owner))),
    setProperties: (store, owner, values) => {
      const properties = storeAt(world, ownedKey(store, owner));
      for (const [key, value] of Object.entries(values)) properties.set(key, value);
      return null;
    },
    triggers: () => triggers.views(),
    runTrigger: (id) => kernel.runTrigger(id),
    changeTrigger: (id, change) => {
      if (change === 'delete') triggers.delete(id);
      else triggers.setDisabled(id, change === 'disable');
      return null;
    },
    grant: (email, scopes) => {
      userOf(world, email).answered(world.scopes, scopes === 'all' ? world.scopes : scopes);
      return null;
    },
    withdrawConsent: (email) => {
      userOf(world, email).withdraw(world.scopes);
      return null;
    },
    install: (email, installed) => {
      userOf(world, email).installed = installed;
      return null;
    },
    quotas: (email) => {
      const user = userOf(world, email);
      return QUOTAS.map((name) => {
        const limit = user.limit(name);
        return { name, used: limit - user.left(name, world.clock.now()), limit };
      });
    },
    changeUser: (email, change) => {
      Object.assign(userOf(world, email), change);
      return null;
    },
    documents: () => [...world.documents.values()].map(({ id, name }) => ({ id, name })),
    saved: () => savedState(world),
    removeFault: (id) => {
      world.faults.remove(id);
      return null;
    },
    addFault: (fault) => world.faults.add(fault),
    faultsStruck: () => world.faults.struck(),
    clearFaults: () => {
      world.faults.clear();
      return null;
    },
    spendQuota: (email, quota, left) => {
      if (!isQuota(quota)) throw new Error(`There is no quota "${quota}"`);
      userOf(world, email).leave(quota, left, world.clock.now());
      return null;
    },
    setSwitches: (switches) => {
      Object.assign(world.opening.switches, switches);
      speakExceptionsIn(world.opening.switches.exceptionLanguage);
      return null;
    },
  };
}

/** A paste may reach beyond the grid, which then grows. */
const UNBOUNDED = { rows: 1_000_000, columns: 18_278 };

function kindOf(cell: StoredCell | undefined): string {
  const { value = null, format = '' } = cell ?? {};
  if (value === '' || value === null) return '.';
  if (typeof value === 'number') return isDateFormat(format) ? 'd' : 'n';
  return typeof value === 'boolean' ? 'b' : 't';
}

function ownedKey(store: 'script' | 'user' | 'document', owner: string): string {
  return store === 'script' ? 'script' : `${store}:${owner}`;
}
