import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'
import { selectorNeeds } from './selector-needs.ts'

const CSS = [
  '@font-face{font-family:A;src:url(a.woff2)}',
  '@layer properties{*,:before{--tw-used:0;--tw-other:1}}',
  '@layer utilities{.a{color:red}.b,.c:hover{width:calc(1px + 2px)}.d .a{color:blue}',
  '.e{animation:lay 1s}@media (min-width:40rem){.md\\:a{color:tan}.f{color:sky}}}',
  ':root{--ink:var(--black);--black:#000;--none:1px}p,table{color:var(--ink)}:is(.b,.a){margin:var(--tw-used)}',
  'select{margin:0}::placeholder{opacity:1}',
  '@keyframes lay{0%{opacity:0}}@keyframes rise{0%{opacity:0}}',
  '@property --tw-used{syntax:"*";inherits:false}@property --tw-other{syntax:"*";inherits:false}',
].join('')
const page = (body: string, css = CSS) => `<head><style>${css}</style></head><body>${body}</body>`
const own = (body: string, css = CSS) =>
  /<style>(.*)<\/style>/s.exec(pageStyles(page('', css)).withOwn(page(body, css)))?.[1]

test('a page carries the rules that something on it can have, in the order of the whole', () => {
  expect(own('<p class="a md:a">')).toBe(
    [
      '@font-face{font-family:A;src:url(a.woff2)}',
      '@layer properties;',
      '@layer utilities{.a{color:red}@media (min-width:40rem){.md\\:a{color:tan}}}',
      ':root{--ink:var(--black);--black:#000}p{color:var(--ink)}:is(.b,.a){margin:var(--tw-used)}',
      '@property --tw-used{syntax:"*";inherits:false}',
    ].join(''),
  )
})

test('of a list of selectors those that fit stay, and an animation comes with the rule that plays it', () => {
  expect(own('<p class="c">')).toContain('@layer utilities{.c:hover{width:calc(1px + 2px)}}')
  expect(own('<p class="e">')).toContain('@keyframes lay')
  expect(own('<p class="e">')).not.toContain('rise')
})

test('what fields look like comes with the first of them', () => {
  expect(own('<p>')).not.toMatch(/select|placeholder/)
  expect(own('<textarea>')).toContain('::placeholder{opacity:1}')
  expect(own('<textarea>')).not.toContain('select')
})

test('the parts of one kind of field come with one of that kind', () => {
  const css = '::-webkit-date-and-time-value{margin:0}::file-selector-button{margin:0}'
  expect(own('<textarea><input class="a" type="text">', css)).toBe('')
  expect(own('<input class="a" type="date">', css)).toBe('::-webkit-date-and-time-value{margin:0}')
})

test('what a class sets for others stands where one of them reads it, and what none sets is written as its value from the start', () => {
  const css = [
    '.a{--tw-weight:600;font-weight:600}.b{--tw-shadow:0 0 red}.c{box-shadow:var(--tw-ring),var(--tw-shadow)}',
    '@property --tw-weight{syntax:"*";inherits:false}',
    ...['ring', 'shadow'].map(
      (name) => `@property --tw-${name}{syntax:"*";inherits:false;initial-value:0 0}`,
    ),
  ].join('')
  expect(own('<p class="a b">', css)).toBe('.a{font-weight:600}')
  expect(own('<p class="b c">', css)).toBe(
    [
      '.b{--tw-shadow:0 0 red}.c{box-shadow:0 0,var(--tw-shadow)}',
      '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0}',
    ].join(''),
  )
  expect(own('<p class="c">', css)).toBe('.c{box-shadow:0 0,0 0}')
})

test('what comes later has rules of its own, and finds its elements and variables in the page', () => {
  const { within, withOwn } = pageStyles(page(''))
  const later = '<dialog id="later" class="a md:a e"><table>'
  const rules = within('#later', later)
  expect(rules).toBe(
    [
      '@layer utilities{:where(#later,#later *).a{color:red}:where(#later,#later *).e{animation:lay 1s}',
      '@media (min-width:40rem){:where(#later,#later *).md\\:a{color:tan}}}@keyframes lay{0%{opacity:0}}',
    ].join(''),
  )
  const html = withOwn(page('<i>'), later + rules)
  expect(html).toContain('table{color:var(--ink)}')
  expect(html).not.toContain('.a{')
})

test('the whole declares no typeface a second time', () => {
  const { all } = pageStyles(page(''))
  expect(all).not.toContain('@font-face')
  expect(all).toContain('.d .a{color:blue}')
})

test.each([
  ['.a .b>.c:hover', ['a', 'b', 'c'], []],
  ['.max-md\\:w-\\[12px\\]:not(.x)', ['max-md:w-[12px]'], []],
  ['.\\32xl', ['2xl'], []],
  ['.\\32 xl', ['2xl'], []],
  [':is(.a,.b) .p\\.5', ['p.5'], []],
  [':is(:where(.group):is([open],.b) .open\\:a)', ['group', 'open:a'], []],
  [':where(.a:not(.b)>.c)', ['a', 'c'], []],
  ['[data-x=".no"].yes:nth-child(2n)', ['yes'], []],
  ['p', [], ['p']],
  ['.a h2+p:focus', ['a'], ['h2', 'p']],
  [':where(select:is([multiple],[size])) optgroup', [], ['select', 'optgroup']],
  [':is(ul,ol) #x>li:nth-child(odd)', [], ['li']],
  ['::placeholder', [], ['input']],
  ['::-webkit-datetime-edit', [], ['input:date']],
  ['.a::-webkit-inner-spin-button', ['a'], ['input:number']],
])('the selector %s needs the classes %j and the elements %j', (selector, classes, elements) => {
  expect(selectorNeeds(selector)).toEqual({ classes, elements })
})

test('no transition lists the stops of a gradient, in the page or in the whole', () => {
  const css = '.g{transition-property:color,fill,--tw-gradient-from,--tw-gradient-via,--tw-gradient-to}'
  expect(own('<p class="g">', css)).toBe('.g{transition-property:color,fill}')
  expect(pageStyles(page('', css)).all).toBe('.g{transition-property:color,fill}')
})
