import { execFileSync } from 'node:child_process';

// biome-ignore lint/style/noDefaultExport: Jest loads a global set-up by its default export
export default function buildOnce() {
  execFileSync('node', ['src/build/build.mjs'], { stdio: 'inherit' });
}
