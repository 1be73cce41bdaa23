/** Texts of the legal pages; whoever runs an installation answers for them and may edit them. */
export const CONTENT_POLICY = {
  title: 'Content policy',
  lead: 'What may be drawn here, and what happens to a prompt that asks for something else.',
  sections: [
    {
      title: 'Not here',
      paragraphs: [
        'No sexual content, and nothing sexual involving minors under any circumstances.',
        'No graphic violence for its own sake, no praise of cruelty, no instructions for harm.',
        'No hatred of people for who they are, no harassment of a person, no pictures meant to pass off an invented act of a real person as true.',
      ],
    },
    {
      title: 'What happens',
      paragraphs: [
        'A prompt that asks for restricted content is refused before anything is drawn, with the words “Content Policy Violation”. It does not count against your daily limit.',
        'Change the words and try again. If you think the refusal is wrong, tell the person who runs this installation.',
      ],
    },
  ],
} as const

export const PRIVACY = {
  title: 'Privacy',
  lead: 'What this installation keeps about you, and why.',
  sections: [
    {
      title: 'What is stored',
      paragraphs: [
        'Your name and e-mail, a hash of your password, your preferences, the number of pictures made today, and the pictures with the settings that made them.',
        'Prompts and pictures are yours and private. Only you can open them; the server’s log never contains prompts, pictures or secrets.',
        'While you are signed in, page errors and loading times are stored with your account, to find what is broken or slow.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'Your session, the draft in the generator, your recent prompts, your notifications and the theme are kept in this browser’s local storage. One cookie remembers for seven days whether the sidebar is folded. There are no other cookies and no trackers.',
      ],
    },
    {
      title: 'Who else sees a prompt',
      paragraphs: [
        'With the built-in engine, nobody: it runs on this server. If the operator has connected a hosted model, the prompt and a reference image are sent to that provider to draw the picture. Every picture says who drew it.',
      ],
    },
    {
      title: 'Deleting',
      paragraphs: ['Deleting a picture deletes its file at once. It cannot be brought back.'],
    },
  ],
} as const

export const TERMS = {
  title: 'Terms',
  lead: 'The short version: be decent, the pictures are yours.',
  sections: [
    {
      title: 'Your pictures',
      paragraphs: [
        'Every plan includes commercial usage rights for the pictures you make. You answer for what you do with them.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'One person, one account. Keep your password to yourself. Daily limits follow your plan and return at midnight, your time.',
      ],
    },
    {
      title: 'The service',
      paragraphs: [
        'Easel is run by whoever installed it and is provided as it is. Prompts must follow the content policy; an account that keeps breaking it may be closed.',
      ],
    },
  ],
} as const
