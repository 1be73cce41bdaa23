import { FIRST_QUESTIONS, type Question } from './first-questions.ts'

type QuestionGroup = { readonly title: string; readonly questions: readonly Question[] }

/** The FAQ, in the order in which questions come up. */
export const FAQ_GROUPS: readonly QuestionGroup[] = [
  { title: 'First things', questions: FIRST_QUESTIONS },
  {
    title: 'Making pictures',
    questions: [
      {
        question: 'What draws the pictures?',
        answer:
          'Without any key, the built-in engine: it reads your sentence by rules and renders a scene. The operator of this installation can connect hosted models or a local model server instead; every picture says who drew it.',
      },
      {
        question: 'How do I write a good prompt?',
        answer:
          'Name one subject, what it does, where it is and what the light is: “a red fox standing in a snowy pine forest at dawn”. Leave out words of praise; no one can draw “stunning”. The masterclass in the blog has ten lessons on it.',
      },
      {
        question: 'How long may a prompt be?',
        answer:
          '500 characters, and 300 for the negative prompt. Ten to twenty words are usually better than eighty.',
      },
      {
        question: 'What does a negative prompt do?',
        answer: 'It names what should not be there: “people, text, birds” keeps them out of the scene.',
      },
      {
        question: 'What is a seed?',
        answer:
          'A number that fixes everything left to chance. The same sentence, settings and seed give the same picture, so you can change one thing at a time. Leave it empty for a random one; the seed used is recorded with the picture.',
      },
      {
        question: 'What does a reference image do?',
        answer:
          'The new picture borrows its palette, light and layout. The file is kept with the pictures made from it, so that variations can use it again. No one else can open it, and it is deleted with them.',
      },
      {
        question: 'What do Standard, High and Ultra change?',
        answer:
          'Effort. The built-in engine takes more samples of light and shadow, so detail gets cleaner and the wait longer. With a hosted model each quality is a model of its own, from the quickest to the best.',
      },
      {
        question: 'Can it write words into a picture?',
        answer:
          'Yes: put them in double quotes, as in a neon sign that says "OPEN LATE". Keep them short. Words without quotes describe, words in quotes are written.',
      },
      {
        question: 'What does “Read as” mean?',
        answer:
          'Below a picture drawn by the built-in engine stand the words it understood. A word it does not know is marked, so you can put a plainer one in its place.',
      },
      {
        question: 'Can I make several at once?',
        answer:
          'Switch on batch mode and choose from one to ten. They are queued with one press and appear one by one, in every tab and on every device where you are signed in. Between one and four are drawn at a time, as you set it.',
      },
    ],
  },
  {
    title: 'Limits and plans',
    questions: [
      {
        question: 'Do failed pictures count?',
        answer:
          'No. A place is set aside when you press Generate and used up only when the picture is there. If it fails or you cancel it, you get the place back.',
      },
      {
        question: 'When does the daily count reset?',
        answer:
          'At midnight in your time zone. The generator shows how many are left when it gets tight, and a countdown when none are.',
      },
      {
        question: 'What do I get by upgrading?',
        answer:
          'Creator and Pro raise the daily allowance to 999 and 9,999 pictures. The pricing page compares them line by line.',
      },
      {
        question: 'Why does a plan button only show a notice?',
        answer:
          'This installation has no card payment provider connected, so plans cannot be bought here. The operator can connect one, or set your plan by hand.',
      },
    ],
  },
  {
    title: 'Your pictures',
    questions: [
      {
        question: 'Where are my pictures kept?',
        answer:
          'On the server of this installation, in your account. Saved shows them as a wall, History as a list with the settings that made them.',
      },
      {
        question: 'Which formats can I download?',
        answer: 'PNG without loss, JPG for anywhere, WebP for the web.',
      },
      {
        question: 'Who owns what I make?',
        answer:
          'You have commercial usage rights on every plan and answer for what you do with the pictures. Some countries grant no copyright in generated pictures as such; ask a lawyer if a great deal depends on it.',
      },
      {
        question: 'Can I show a picture to someone without an account?',
        answer:
          'Yes. Sharing makes a link that no one can guess. Anyone with the link sees the picture, and you can revoke it. Publishing puts a picture into the community gallery.',
      },
      {
        question: 'How do I make a picture again with one thing changed?',
        answer:
          'Open it and choose to reuse its settings. The generator opens with the same sentence, style, shape and seed; change one of them and draw.',
      },
    ],
  },
  {
    title: 'Account and privacy',
    questions: [
      {
        question: 'Do I need an account to look around?',
        answer: 'No. Everything but generating and your own library is open to anyone.',
      },
      {
        question: 'Do you track me?',
        answer:
          'There are no trackers, no advertising and no cookies but one, which remembers whether the sidebar is folded. Page errors and loading times of signed-in people are stored on this server to find what is broken.',
      },
      {
        question: 'Who can read my prompts?',
        answer:
          'With the built-in engine they stay on this server, and its log never contains them. If a hosted model is connected, prompt and reference image go to its provider to be drawn.',
      },
      {
        question: 'What may I not draw?',
        answer:
          'Sexual content, gore, hatred, and pictures meant to pass off invented acts of real people as true. Such a prompt is refused before anything is drawn. The content policy has the details.',
      },
      {
        question: 'I forgot my password. What now?',
        answer:
          'Request a new one on the sign-in page. We email you a link that works once. Changing the password signs out all other devices.',
      },
    ],
  },
]

/** All questions in one list. */
export const FAQ: readonly Question[] = FAQ_GROUPS.flatMap(({ questions }) => questions)
