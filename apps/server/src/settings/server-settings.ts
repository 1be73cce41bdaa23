import { SIGN_UP_MODES } from '@easel/contract/config'
import { TIERS } from '@easel/contract/limits'
import * as z from 'zod/mini'
import {
  address,
  flag,
  hostName,
  integer,
  keyPrefix,
  list,
  oneOf,
  type Setting,
  siteAddress,
  text,
} from './setting.ts'

export const SERVER_SETTINGS = {
  PORT: { schema: integer(0, 65_535), default: '3000', doc: 'Port to listen on; 0 takes any free one.' },
  HOST: {
    schema: text,
    default: '127.0.0.1',
    doc: 'Address to listen on. `0.0.0.0` makes the server reachable from other machines.',
  },
  PUBLIC_URL: {
    schema: siteAddress,
    doc: 'Address people open, e.g. `https://studio.example.com`, or `https://example.com/easel` below which everything then lies. Links in mails start with it. Without it: `http://localhost:PORT`.',
  },
  TRUST_PROXY: {
    schema: flag,
    default: 'false',
    doc: '`true` behind a reverse proxy: the caller’s address is the last one in `X-Forwarded-For`.',
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    schema: integer(1, 1_000_000),
    default: '2000',
    doc: 'Connections that one address (IPv6: /64) may have open to this process; behind a proxy (TRUST_PROXY), requests under way. Beyond it: 429. This machine’s own address is not counted.',
  },
  MAX_STREAMS_PER_ADDRESS: {
    schema: integer(1, 1_000_000),
    default: '1000',
    doc: 'Event streams that one address (IPv6: /64) may have open to this process; each browser of an account holds one. Beyond it: 429. This machine’s own address is not counted.',
  },
  DRAIN_SECONDS: {
    schema: integer(0, 120),
    doc: 'How long a process that is told to stop goes on serving while `/api/ready` says 503, so that a balancer sends requests elsewhere before it leaves. Without it: 5 behind a proxy (TRUST_PROXY) or where HOST is not this machine alone, else 0; 0 for `ROLE=worker`.',
  },
  PRODUCTION_HOST: {
    schema: hostName,
    doc: 'Host name of the real site, compared without its port. Pages requested under another name are redirected to it, with the scheme and port of PUBLIC_URL (https where that is not set). The preview host and localhost are not redirected and show the development banner.',
  },
  PREVIEW_HOST: {
    schema: hostName,
    doc: 'Host name that is not redirected to PRODUCTION_HOST; neither is localhost.',
  },
  ROLE: {
    schema: oneOf('all', 'web', 'worker'),
    default: 'all',
    doc: 'What this process does: answer requests (`web`), make pictures (`worker`) or both. Anything but `all` needs DATABASE_URL.',
  },
  WORKER_CONCURRENCY: {
    schema: integer(1, 64),
    doc: 'Pictures made at once in this process. Default: one for each core. The built-in engine then also counts memory: a quarter of a gigabyte for the process and half a gigabyte for each picture.',
  },
  LOG_LEVEL: {
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    doc: 'How much is logged. Prompts, secrets and request bodies never are.',
  },
  WEBHOOK_PRIVATE_HOSTS: {
    schema: list,
    default: '',
    doc: 'Hosts that webhooks may be sent to, and documents of connected apps fetched from, although they are on your own network, without HTTPS if need be: names or addresses, separated by commas, each with a port or for every port, e.g. `n8n.lan,192.168.1.20:5678`. Every account of the installation may name them. Without it webhooks go to public addresses alone, over HTTPS.',
  },
  C2PA_CERTIFICATE: {
    schema: text,
    doc: 'Signs pictures that leave Easel (Content Credentials): your certificate and then its issuers’, as text in PEM or as the name of a file. Needs C2PA_PRIVATE_KEY. Without it nothing is signed.',
  },
  C2PA_PRIVATE_KEY: {
    schema: text,
    isSecret: true,
    doc: 'The key of C2PA_CERTIFICATE, for ECDSA, RSA or Ed25519 and without a passphrase: text in PEM or the name of a file.',
  },
  METRICS_TOKEN: {
    schema: text.check(z.minLength(16, 'must have at least 16 characters')),
    isSecret: true,
    doc: 'Opens `/api/metrics` to requests with this bearer token. Without it nothing can read them.',
  },
} as const satisfies Record<string, Setting>

export const DATA_SETTINGS = {
  DATA_DIR: {
    schema: text,
    default: './data',
    doc: 'Folder for the embedded database, the pictures and the generated secret. Back it up.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    isSecret: true,
    doc: 'A PostgreSQL server, 15 or later. Without it the database lives in DATA_DIR and only one process can use it.',
  },
  DATABASE_WAIT_SECONDS: {
    schema: integer(0, 3_600),
    default: '60',
    doc: 'How long a start waits for a PostgreSQL server that cannot be reached, or ends connections; then it gives up. A wrong name or password is not waited for.',
  },
  STORAGE_DRIVER: {
    schema: oneOf('disk', 's3'),
    default: 'disk',
    doc: 'Where pictures are kept. `disk` is DATA_DIR/files; `s3` is a bucket, which several processes can share.',
  },
  S3_ENDPOINT: {
    schema: address,
    doc: 'Address of the S3 server; without it, the one of Amazon in S3_REGION.',
  },
  S3_REGION: { schema: text, default: 'us-east-1', doc: 'Region of the bucket.' },
  S3_BUCKET: { schema: text, doc: 'Name of the bucket, which exists already. Needed with s3.' },
  S3_ACCESS_KEY_ID: {
    schema: text,
    doc: 'Key that may read, write, list and delete in the bucket. Needed with s3.',
  },
  S3_SECRET_ACCESS_KEY: { schema: text, isSecret: true, doc: 'Its secret. Needed with s3.' },
  S3_PREFIX: {
    schema: keyPrefix,
    default: '',
    doc: 'What every key begins with in the bucket, e.g. `staging/`. Each of several installations on one bucket needs one of its own; changing it does not move what is there.',
  },
  STORAGE_ADOPT: {
    schema: z
      .string()
      .check(z.regex(/^(unmarked|ins_[0-9a-z]+)$/, 'must be the word that the refused start names')),
    doc: 'Your word that database and files belong together where the start refuses them: the id of the files’ installation, or `unmarked`. The refusal says which. Needed for one start.',
  },
  SPOOL_MAX_MB: {
    schema: integer(0, 1_000_000),
    default: '1000',
    doc: 'While the storage fails, pictures and sounds that were made wait in DATA_DIR/spool, up to this many megabytes; 0 keeps none. They are stored by themselves when it is back.',
  },
  DISK_RESERVE_MB: {
    schema: integer(0, 1_000_000),
    default: '100',
    doc: 'Free space on the disk of DATA_DIR, in megabytes, below which `/api/ready` says that the disk is nearly full.',
  },
  BACKUP_DIR: {
    schema: text,
    doc: 'Folder for backups, on another disk than DATA_DIR. One is made each day and kept: the last of 7 days, of 4 weeks and of 6 months. Without it none is made by itself; `npm run backup` makes one.',
  },
  BACKUP_PASSPHRASE: {
    schema: text.check(z.minLength(12, 'must have at least 12 characters')),
    isSecret: true,
    doc: 'Encrypts backups. Restoring needs it: keep it elsewhere, too. Without it they can be read by everyone who gets the file.',
  },
} as const satisfies Record<string, Setting>

export const ACCOUNTS_SETTINGS = {
  AUTH_SECRET: {
    schema: text.check(z.minLength(32, 'must have at least 32 characters')),
    isSecret: true,
    doc: 'Signs sessions and picture addresses. Without it one is made once and kept in DATA_DIR/auth-secret; several processes need the same one.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    isSecret: true,
    doc: 'Mail server, e.g. `smtp://user:password@mail.example:587?from=easel@example.com`. Without it, password links are written to the log.',
  },
  DEFAULT_TIER: {
    schema: oneOf(...TIERS),
    default: 'free',
    doc: 'Tier of a new account: 5, 999 or 9999 pictures a day.',
  },
  SIGN_UP: {
    schema: oneOf(...SIGN_UP_MODES),
    default: 'open',
    doc: 'Who may make an account: everyone (`open`), those whom an operator invites on `/operator` or with `npm run user -- invite` (`invitation`), or no one (`closed`). Accounts that are there go on as before.',
  },
  OPERATOR_EMAILS: {
    schema: list,
    default: '',
    doc: 'Accounts that may operate this installation on `/operator`, see `/providers` and ask the doctor: email addresses, separated by commas. Create these accounts before naming them, so that no one else can. It gives no right to moderate.',
  },
  STORAGE_PER_ACCOUNT_MB: {
    schema: integer(10, 100_000_000),
    doc: 'Megabytes that an account may store: its pictures, also those in the trash, and its sounds as WAV. What is queued or being made counts 3 MB each. Beyond it nothing new is accepted until the person makes room. Without it: any amount.',
  },
  MODERATOR_EMAILS: {
    schema: list,
    default: '',
    doc: 'Accounts that may moderate the gallery: email addresses, separated by commas. Create these accounts before naming them, so that no one else can.',
  },
} as const satisfies Record<string, Setting>
