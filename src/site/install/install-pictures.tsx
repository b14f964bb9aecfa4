import type { ComponentChildren } from 'preact';
import { useSpeech } from '../shell/speech.tsx';

// Where to look in Google's editor, drawn by us and simpler than it is. The step beside each says the
// same in words, so a screen reader passes over them.

export function MenuPicture() {
  const { say } = useSpeech();
  return (
    <Frame>
      <text x="12" y="20" class="drawn-strong">
        {say('site.install-extensions')}
      </text>
      <rect x="8" y="28" width="168" height="56" rx="4" class="drawn-menu" />
      <rect x="12" y="56" width="160" height="22" rx="3" class="drawn-chosen" />
      <text x="20" y="48">
        …
      </text>
      <text x="20" y="71">
        Apps Script
      </text>
    </Frame>
  );
}

export function EditorPicture() {
  return (
    <Frame>
      <Files chosen={0} names={['Code.gs']} />
      {[0, 1, 2, 3].map((line) => (
        <rect
          key={line}
          x="160"
          y={22 + line * 16}
          width={[120, 80, 132, 60][line]}
          height="8"
          rx="2"
          class="drawn-selected"
        />
      ))}
    </Frame>
  );
}

export function PlusPicture({ kind, names }: { kind: 'Script' | 'HTML'; names: string[] }) {
  return (
    <Frame>
      <Files chosen={1} names={names} />
      <circle cx="128" cy="15" r="9" class="drawn-ring" />
      <rect x="160" y="22" width="140" height="62" rx="4" class="drawn-menu" />
      <rect
        x="164"
        y={kind === 'Script' ? 28 : 52}
        width="132"
        height="24"
        rx="3"
        class="drawn-chosen"
      />
      <text x="172" y="44">
        Script
      </text>
      <text x="172" y="68">
        HTML
      </text>
    </Frame>
  );
}

export function GearPicture() {
  return (
    <Frame>
      <Files chosen={0} names={['appsscript.json', 'Code.gs']} />
      <rect x="164" y="30" width="16" height="16" rx="3" class="drawn-tick-box" />
      <path d="M167 38 l4 4 l7 -8" class="drawn-tick" />
      <text x="188" y="43">
        appsscript.json
      </text>
    </Frame>
  );
}

function Files({ names, chosen }: { names: string[]; chosen: number }) {
  return (
    <>
      <line x1="144" y1="0" x2="144" y2="96" class="drawn-line" />
      <path d="M123 15 h10 M128 10 v10" class="drawn-plus" />
      {names.map((name, index) => (
        <g key={name}>
          {index === chosen && (
            <rect x="6" y={28 + index * 26} width="132" height="22" rx="3" class="drawn-chosen" />
          )}
          <text x="14" y={43 + index * 26}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function Frame({ children }: { children: ComponentChildren }) {
  return (
    <svg class="drawn" viewBox="0 0 312 96" aria-hidden="true">
      <rect x="0.5" y="0.5" width="311" height="95" rx="6" class="drawn-frame" />
      {children}
    </svg>
  );
}
