/** A text of the legal pages, in sections. */
export type LegalText = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

/** Texts of the legal pages. The operator of an installation is responsible for them and may edit them. */
export const CONTENT_POLICY: LegalText = {
  title: 'Content policy',
  lead: 'What may be drawn here, what may be shown to others, and what happens to a prompt that asks for something else.',
  sections: [
    {
      title: 'What is not drawn',
      paragraphs: [
        'Sexual content; anything sexual involving minors, under any circumstances and in any style.',
        'Graphic violence for its own sake, praise of cruelty, encouragement of self-harm, instructions for harming others.',
        'Hatred of people for who they are: their origin, religion, sex, sexuality, disability or anything else they did not choose to be attacked for.',
        'Pictures of real persons meant to pass off an invented act as true, to humiliate or to threaten.',
      ],
    },
    {
      title: 'What is fine',
      paragraphs: [
        'Battles in a story, skeletons and vampires, satire of the powerful that no one would mistake for a record, nudity in the sense of a marble statue in a museum: the line is harm, not taste. A filter that works by words will sometimes draw it in the wrong place.',
      ],
    },
    {
      title: 'How a prompt is checked',
      paragraphs: [
        'The built-in engine reads the prompt by rules before anything is drawn and refuses restricted words and combinations. A hosted model, where one is connected, applies the policy of its provider as well, to the prompt and to the finished picture.',
        'A refusal says “Content Policy Violation”. It does not count against your daily limit, and nothing is reported to anyone. Change the words and try again; if you think the refusal is wrong, tell the person who runs this installation.',
      ],
    },
    {
      title: 'Publishing',
      paragraphs: [
        'Pictures are private until you publish or share them yourself. What you put into the community gallery must be yours to show, must follow this policy, and can be taken back by you at any time.',
        'Visitors can report a published picture. Moderators of the installation look at it and can hide it from the gallery; it stays in your own library, where you see that it was hidden.',
      ],
    },
    {
      title: 'Say that it was generated',
      paragraphs: [
        'Where viewers would otherwise take a picture for a photograph of something that happened, say that it was generated. Files carry a mark that says so for programs that look for it; people cannot see it.',
      ],
    },
  ],
}

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: 'What this installation keeps about you, why, for how long, and what leaves it. “We” means the operator.',
  sections: [
    {
      title: 'Looking around',
      paragraphs: [
        'Public pages need no account and set no tracking cookie. There is no analytics service, no advertising, no font or script from another company: everything the page needs comes from this server.',
        'For each request the server writes one line to its log: when, which path, the status and how long it took, with an id to find it again and, when you are signed in, the id of your account. Search words, prompts, pictures, passwords and tokens are not in it. Against floods of requests it counts requests by address for a short time.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'We store your name, your email address and a hash of your password, from which the password cannot be read. Of each passkey you add we store its name and its public half, which opens nothing. A session keeps the address and the browser it was opened from, so that you can recognize your devices in Settings; it ends after 30 days without use, when you sign out, or when you change your password.',
        'Your preferences, your plan and the number of pictures made today are stored with the account, and so is the time zone, because the count returns at your midnight.',
      ],
    },
    {
      title: 'Your prompts and pictures',
      paragraphs: [
        'Each picture is stored with what made it: prompt, negative prompt, style, quality, size, seed, and who drew it. They are kept until you delete them. A reference image is kept, re-encoded and without its metadata, as long as a picture that was made with it, so that a variation can use it again; no one else can open it.',
        'Only you can open your pictures, through addresses that are signed and expire. The database itself keeps the rows of one person from another.',
        'Prompts you save in the library are stored in your account in the same way and are visible to you alone.',
      ],
    },
    {
      title: 'What you show to others',
      paragraphs: [
        'Publishing a picture makes it visible to everyone in the gallery, with its prompt and settings, and with a name only if you choose one. A share link shows one picture to anyone with the link, with its prompt only if you allow it, until it expires. You can take back either at any time.',
      ],
    },
    {
      title: 'What leaves this server',
      paragraphs: [
        'With the built-in engine: nothing. It runs on this server.',
        'If a hosted model is connected, the prompt, the settings and a reference image you add are sent to that provider to draw the picture, and are subject to its own terms; your name, email and address are not sent. A model server of the operator’s own receives the same. A text goes to a provider of voices only when you choose one of its voices, and a prompt to a language model only when you ask it. Every picture says who drew it, before you make the next one.',
        'Mail (links for passwords and addresses) goes through the mail server the operator has set up. If plans can be bought here, the payment provider receives your email and the plan you chose and handles the card; no card number reaches this server.',
      ],
    },
    {
      title: 'Finding faults',
      paragraphs: [
        'While you are signed in, errors of the page (message, place in the program, stack) and measurements of its speed are stored with your account, so that faults can be found. Signed out, they are not stored. Failures of this recording never disturb you.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'Your session, what you have begun to write or choose in the studio with its reference image, your last 20 prompts, whether you have seen the introduction, and the theme are kept in this browser’s storage. One cookie remembers for seven days whether the sidebar is folded. A service worker keeps pages and pictures so that they open without a network. Signing out removes your session, your drafts and your prompts; clearing the site’s data in your browser removes all of it.',
      ],
    },
    {
      title: 'Deleting',
      paragraphs: [
        'A deleted picture lies in the trash for 30 days and can be brought back; emptying the trash deletes its files at once and for good. What could not be made stands in your history for 30 days, unless you remove it. Answers kept for repeated requests are forgotten within two days, the journal that keeps your tabs in step within one. Notifications go after 90 days, sooner when you remove them or newer ones need the room.',
        'Deleting your account in Settings deletes everything above: pictures, prompts, preferences, sessions, recordings. Backups of the operator, if there are any, follow the operator’s own schedule.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can read what is stored about your pictures in Saved and History, take a copy of everything with you from Settings, correct your account there, and delete it. For anything else, write to the operator of this installation.',
      ],
    },
  ],
}

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'The short version: be decent, the pictures are yours, and we promise no miracles.',
  sections: [
    {
      title: 'Who you are dealing with',
      paragraphs: [
        'Easel is software that anyone can run. The agreement is between you and the operator of this installation, called “we” here. The software itself comes under the MIT license, without any warranty of its authors.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'One person, one account. Keep your password and your API keys to yourself; what is done with them counts as done by you. Tell us if you think someone else has them, and end the sessions you do not recognize in Settings.',
        'You must be old enough to agree to this where you live.',
      ],
    },
    {
      title: 'Your pictures',
      paragraphs: [
        'Every plan includes commercial usage rights for the pictures you make. We claim none of them. We store and process them only to show them to you and to those you show them to.',
        'You answer for your prompts, for the reference images you add (have the right to use them), and for what you do with the results. Similar sentences can give other people similar pictures; we cannot promise that a picture is unique, or that the law where you live grants copyright in it.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Prompts and published pictures must follow the content policy. Do not try to get around daily limits (by several accounts, for instance), to reach other people’s data, or to overload the service. An account that keeps doing so may be limited or closed.',
      ],
    },
    {
      title: 'Plans, limits and payment',
      paragraphs: [
        'Daily limits follow your plan: 5, 999 or 9,999 pictures, counted when they are finished, returning at midnight in your time zone. A failed or canceled picture is not counted.',
        'Where plans can be bought, they run by the month, are paid in advance through the payment provider, and can be ended at any time to the end of the paid month. Where no payment provider is connected, plans are shown but cannot be bought, and nothing is charged.',
        'If your plan ends, your pictures stay; only the limit changes.',
      ],
    },
    {
      title: 'The service',
      paragraphs: [
        'The service is provided as it is. Models and engines get things wrong, machines fail, and pictures may come late or not at all. Keep copies of what matters to you.',
        'As far as the law allows, we are not liable for indirect damage or lost profit. Nothing here limits rights that the law gives you as a consumer and that cannot be waived.',
      ],
    },
    {
      title: 'Changes and ending',
      paragraphs: [
        'If these terms change in a way that matters, you will be told before the change applies to you. You can delete your account at any time in Settings, with immediate effect.',
      ],
    },
  ],
}
