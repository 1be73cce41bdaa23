// Interactions that are the same on every screen.
import { PATHS } from '../../apps/web/src/shared/lib/paths.ts'
import {
  choose,
  close,
  empty,
  first,
  heading,
  type Interaction,
  key,
  press,
  type Screen,
  select,
  tab,
  type,
} from './interaction-steps.ts'
import { PICTURE_SCREENS } from './picture-screens.ts'

const PROMPT = 'a red fox standing in a snowy pine forest'

const GENERATOR: readonly Interaction[] = [
  { what: 'type a prompt', act: type('Prompt', PROMPT) },
  { what: 'choose a style', act: choose('Anime') },
  { what: 'choose a quality', act: choose('Standard') },
  { what: 'choose an aspect ratio', act: choose('16:9 Landscape') },
  { what: 'open all styles', act: press(/^All styles/), after: close },
  { what: 'open recent prompts', act: press('Recent prompts'), after: key('Escape') },
  { what: 'suggest a prompt', act: press('Suggest a prompt') },
  { what: 'open reference images', act: press('Reference images'), after: key('Escape') },
  { what: 'roll the seed', act: press('Roll the dice') },
  { what: 'show a recent picture', act: press(/^Show: /) },
]

export const SCREENS: readonly Screen[] = [
  ...PICTURE_SCREENS,
  {
    name: 'Generator',
    path: PATHS.generate,
    ready: heading,
    interactions: [...GENERATOR, { what: 'press Generate', act: press('Generate') }],
  },
  {
    name: 'Queue, 40 waiting',
    path: PATHS.generate,
    ready: async (page) => {
      await page.locator('[data-queued]').first().waitFor()
    },
    interactions: [
      { what: 'type a prompt', act: type('Prompt', PROMPT) },
      { what: 'press Generate', act: press('Generate') },
      {
        what: 'remove a task',
        act: (page) =>
          page
            .locator('[data-queued]')
            .first()
            .getByRole('button', { name: /Remove/ })
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'Advanced',
    path: PATHS.advanced,
    ready: heading,
    interactions: [
      { what: 'type a prompt', act: type('Prompt', PROMPT) },
      { what: 'choose a style', act: choose('Anime') },
      { what: 'tab Compare', act: tab('Compare') },
      { what: 'tab Wildcards', act: tab('Wildcards') },
      { what: 'tab Batch', act: tab('Batch') },
      { what: 'tab From a picture', act: tab('From a picture') },
    ],
  },
  {
    name: 'Prompts',
    path: PATHS.prompts,
    ready: heading,
    interactions: [
      { what: 'type a search', act: type('Search prompts', 'fox'), after: empty('Search prompts') },
      { what: 'choose a category', act: select('Category', 1) },
      { what: 'type a prompt to keep', act: type('A prompt to keep', 'a red fox') },
      { what: 'save it', act: press('Save') },
    ],
  },
  {
    name: 'Templates',
    path: PATHS.templates,
    ready: heading,
    interactions: [
      { what: 'type a search', act: type('Search templates', 'poster'), after: empty('Search templates') },
      { what: 'open a template', act: press('Sale banner') },
    ],
  },
  {
    name: 'Styles',
    path: PATHS.styles,
    ready: heading,
    interactions: [
      {
        what: 'open a style',
        act: (page) =>
          page
            .locator('main')
            .getByRole('link', { name: /Watercolor/ })
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'Dashboard',
    path: PATHS.dashboard,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: '90 days', act: choose('90 days') },
      { what: 'open a picture', act: (page) => first(page).click() },
    ],
  },
  {
    name: 'Billing',
    path: PATHS.billing,
    ready: heading,
    interactions: [{ what: '90 days', act: choose('90 days') }],
  },
  {
    name: 'Settings',
    path: PATHS.account,
    ready: (page) => page.getByRole('combobox', { name: 'Default style' }).waitFor(),
    interactions: [
      { what: 'default quality', act: choose('Ultra') },
      { what: 'default style', act: select('Default style', 1) },
      {
        what: 'switch notifications',
        act: (page) => page.getByRole('switch', { name: 'Notifications' }).click(),
      },
      { what: 'type a name', act: type('Display name', 'Mira'), after: empty('Display name') },
      { what: 'create key', act: press('Create key'), after: close },
    ],
  },
  {
    name: 'Palette',
    path: PATHS.saved,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: 'open', act: key('Control+k') },
      {
        what: 'type',
        act: (page) =>
          page.getByRole('combobox', { name: /^Search pages/ }).pressSequentially('forest 49', { delay: 60 }),
      },
      { what: 'down', act: key('ArrowDown') },
      { what: 'close', act: key('Escape') },
    ],
  },
  {
    name: 'Header',
    path: PATHS.saved,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: 'open notifications', act: press(/^Notifications/) },
      { what: 'close them', act: key('Escape') },
      { what: 'dark mode', act: press(/^(Dark|Light) mode/) },
      { what: 'fold the sidebar', act: press('Toggle sidebar'), after: press('Toggle sidebar') },
      { what: 'account menu', act: press(/^Account menu/), after: key('Escape') },
      {
        what: 'to Generate',
        act: (page) => page.getByRole('link', { name: 'Generate', exact: true }).first().click(),
        after: heading,
      },
      {
        what: 'to Saved',
        act: (page) => page.getByRole('link', { name: 'Saved', exact: true }).first().click(),
        after: (page) => first(page).waitFor(),
      },
      {
        what: 'to Prompts',
        act: (page) => page.getByRole('link', { name: 'Prompts', exact: true }).first().click(),
        after: heading,
      },
      {
        what: 'to Templates',
        act: (page) => page.getByRole('link', { name: 'Templates', exact: true }).first().click(),
        after: heading,
      },
      {
        what: 'to Styles',
        act: (page) => page.getByRole('link', { name: 'Styles', exact: true }).first().click(),
        after: heading,
      },
      {
        what: 'to Gallery',
        act: (page) => page.getByRole('link', { name: 'Gallery', exact: true }).first().click(),
        after: (page) => first(page).waitFor(),
      },
      {
        what: 'to Settings',
        act: (page) => page.getByRole('link', { name: 'Settings', exact: true }).first().click(),
        after: heading,
      },
    ],
  },
  {
    name: 'Audio',
    path: PATHS.generateAudio,
    ready: heading,
    interactions: [
      { what: 'type', act: type(/^What should be heard/, 'rain on a roof') },
      { what: 'speech', act: choose('Speech') },
    ],
  },
  {
    name: 'Text effects',
    path: PATHS.textEffects,
    ready: heading,
    interactions: [
      { what: 'type', act: type('Text', '!!') },
      { what: 'choose an effect', act: choose('Gold') },
      { what: 'choose a curve', act: choose('Arc') },
    ],
  },
  {
    name: 'Operator’s desk',
    path: PATHS.operator,
    ready: heading,
    interactions: [
      { what: 'search people', act: type('Email or name', 'bench') },
      ...['Activity', 'Invites', 'Model', 'Log'].map((name) => ({
        what: `show ${name}`,
        act: choose(name),
      })),
    ],
  },
  {
    name: 'Providers',
    path: PATHS.providers,
    ready: heading,
    interactions: [{ what: 'test the engine', act: press(/^Test Built-in/) }],
  },
]
