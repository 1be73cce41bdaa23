import { expect, test } from 'vitest'
import { readMigrations } from './migrations.ts'

/** Written before the rule; they are applied with all other processes stopped, as docs/upgrading.md says of their version. */
const LAST_BEFORE_THE_RULE = '0070'

/** Statements that break a process of the previous version, which keeps running its own while a new one migrates. */
const UNSAFE: Readonly<Record<string, RegExp>> = {
  'takes a table, column, function, trigger, type or policy away':
    /\bdrop\s+(table|column|function|trigger|type|view|policy|schema|sequence)\b/,
  'gives something another name': /\brename\b/,
  'changes the type of a column': /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
  'forbids null in a column that the version before may leave empty': /\bset\s+not\s+null\b/,
  'takes a default away': /\bdrop\s+default\b/,
  'adds a column that must be given':
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)/,
  'checks what the version before may write':
    /\badd\s+(constraint\s+\w+\s+)?(check|unique|primary\s+key|foreign\s+key|exclude)\b/,
  'forbids what the version before may write twice': /\bcreate\s+unique\s+index\b[^;]*\bon\b/,
  'takes a right away from a role': /\brevoke\b(?!\s+all\s+on\s+function\b)/,
  'locks a table in a way that readers wait for': /\b(lock\s+table|cluster|vacuum\s+full|truncate)\b/,
}

/** Tables created in the same file may be altered in any way. */
function unsafeIn(text: string): string[] {
  const statements = text
    .replaceAll(/--[^\n]*/g, '')
    .toLowerCase()
    .split(';')
  const made = new Set(
    [...text.toLowerCase().matchAll(/create table (?:if not exists )?"?(\w+)/g)].map(([, name]) => name),
  )
  const added = [...text.toLowerCase().matchAll(/add column (\w+)/g)].flatMap(([, name]) => name ?? [])
  return (
    statements
      .filter((statement) => {
        const [, table] = /\b(?:alter\s+table|on)\s+(?:only\s+)?"?(\w+)/.exec(statement) ?? []
        return !made.has(table)
      })
      // The version before leaves a new column null, which is never the same as another.
      .filter(
        (statement) => !/create\s+unique/.test(statement) || !added.some((name) => statement.includes(name)),
      )
      .flatMap((statement) =>
        Object.entries(UNSAFE).flatMap(([why, pattern]) =>
          pattern.test(statement)
            ? [`${why}: ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}`]
            : [],
        ),
      )
  )
}

test('no migration breaks the version that still runs beside it', () => {
  const migrations = readMigrations().filter(({ name }) => name.slice(0, 4) > LAST_BEFORE_THE_RULE)
  expect(migrations.length).toBeGreaterThan(0)
  expect(migrations.flatMap(({ name, text }) => unsafeIn(text).map((found) => `${name} ${found}`))).toEqual(
    [],
  )
})

test.each([
  ['alter table tasks drop column prompt'],
  ['drop table tasks'],
  ['alter table tasks rename column prompt to words'],
  ['alter table tasks alter column prompt type integer'],
  ['alter table tasks alter prompt set data type integer'],
  ['alter table tasks alter column model set not null'],
  ['alter table tasks alter column attempts drop default'],
  ['alter table tasks add column mood text not null'],
  ['alter table tasks add column a text, add column mood text not null, add column b integer default 1'],
  ["alter table tasks add constraint short check (prompt <> '')"],
  ['alter table tasks add unique (prompt)'],
  ['create unique index tasks_prompt_idx on tasks (prompt)'],
  ['revoke select on tasks from authenticated'],
  ['drop function refresh_tasks_user(text)'],
  ['truncate tasks'],
])('%s is found', (statement) => {
  expect(unsafeIn(`-- why\n${statement};`)).toHaveLength(1)
})

test.each([
  ['alter table tasks add column mood text'],
  ["alter table tasks add column mood text not null default 'calm'"],
  ["alter table tasks add column mood text default 'calm' not null"],
  ['create table moods (name text not null, unique (name)); create unique index moods_idx on moods (name)'],
  ['create index tasks_mood_idx on tasks (model)'],
  ['drop index tasks_mood_idx'],
  ['revoke all on function easel_user_id() from public'],
  ['-- drop table tasks\nselect 1'],
])('%s is let through', (statement) => {
  expect(unsafeIn(`${statement};`)).toEqual([])
})
