import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/index.ts';
import { withProject } from './probe-stage.ts';

const HERE = 'test/stage/programs/tide-library';
const documents = [{ id: 'book', name: 'Book', sheets: [{ name: 'Data' }] }];

let stage: Stage;
beforeAll(async () => {
  const libraries = { Tides: `${HERE}/library` };
  stage = await openStage({ project: `${HERE}/script`, libraries, documents });
});
afterAll(() => stage.close());

describe('a library given as a folder', () => {
  it('runs in a scope of its own and shows its functions and variables', async () => {
    expect(await stage.run('fillTable')).toEqual([
      '1.2',
      2,
      100,
      'undefined',
      'undefined',
      'from the quay',
    ]);
    expect(await stage.values('book', 0, 'A1:C2')).toEqual([
      ['North', 'Oban', 3.4],
      ['North', 'Lisbon', 2.1],
    ]);
  });

  it('finds its own pages', async () => {
    expect(String(await stage.run('showPage')).trim()).toBe('<b>Tide 3.4</b>');
  });

  it('may ask for what its later files have not made yet', async () => {
    const library = {
      '1-first.js':
        'var early = typeof LATER + typeof Late;\nfunction now() { return LATER + new Late().name(); }',
      '2-later.js':
        'const LATER = "tide "\nclass Late { name() { return "table"; } }\n[0].map(String)',
    };
    const script = { 'Code.js': 'function ask() { return [Moons.early, Moons.now()]; }' };
    const asked = await withProject(library, (Moons) =>
      withProject(script, (project) => asks({ project, libraries: { Moons } }), {
        dependencies: { libraries: [{ userSymbol: 'Moons' }] },
      }),
    );
    expect(asked).toEqual(['undefinedundefined', 'tide table']);
  });

  async function asks(options: { project: string; libraries: Record<string, string> }) {
    const made = await openStage({ ...options, documents });
    try {
      return await made.run('ask');
    } finally {
      await made.close();
    }
  }

  it('refuses by name where it is not given', async () => {
    const without = await openStage({ project: `${HERE}/script`, documents });
    try {
      await expect(without.run('fillTable')).rejects.toThrow(
        'Tides.createTable is of a library that was not given (--library Tides=folder)',
      );
    } finally {
      await without.close();
    }
  });

  it.each([
    {
      name: 'a library the manifest does not list',
      libraries: { Moons: `${HERE}/library` },
      message: 'Cannot use library Moons: appsscript.json lists Tides',
    },
    {
      name: 'a folder without scripts',
      libraries: { Tides: 'test/stage/facts' },
      message: 'test/stage/facts holds no .js or .gs file',
    },
  ])('is refused in words: $name', async ({ libraries, message }) => {
    await expect(openStage({ project: `${HERE}/script`, libraries })).rejects.toThrow(message);
  });
});

describe('a web app', () => {
  it('answers a visit with what ContentService made', async () => {
    const answer = await stage.visit({ query: 'a=1&a=2&b=%20x', path: 'list' });
    expect(answer.contentType).toBe('application/json');
    expect(JSON.parse(answer.body)).toEqual({
      queryString: 'a=1&a=2&b=%20x',
      parameter: { a: '1', b: ' x' },
      parameters: { a: ['1', '2'], b: [' x'] },
      contextPath: '',
      contentLength: -1,
      pathInfo: 'list',
    });
  });

  it('answers a visit with a page', async () => {
    expect(await stage.visit({ query: 'page=1' })).toEqual({
      contentType: 'text/html',
      body: '<p>hello</p>',
      title: 'Tides',
      fileName: null,
    });
  });

  it('takes what is posted and writes into its document', async () => {
    const body = '{"harbour":"Oban"}';
    const answer = await stage.visit({
      method: 'POST',
      query: 'from=pier',
      body,
      contentType: 'application/json',
    });
    expect(answer.body).toBe('Oban 18 pier');
  });

  it('is told where what it returns is no output', async () => {
    await expect(stage.visit({ query: 'nothing=1' })).rejects.toThrow(
      'The script completed but the returned value is not a supported return type.',
    );
  });

  it('comes back by its state token, while that lasts', async () => {
    const state = encodeURIComponent(String(await stage.run('askForConsent')));
    const visit = { path: 'usercallback', query: `state=${state}&code=c1` };
    expect((await stage.visit(visit)).body).toBe('ada has c1');
    await stage.advance('2 minutes');
    await expect(stage.visit(visit)).rejects.toThrow('The state token is invalid or has expired');
  });
});
