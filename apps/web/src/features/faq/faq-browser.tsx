import { isFound, readSearch } from '@easel/contract/search-text'
import { useState } from 'react'
import { FAQ_GROUPS } from '#web/content/faq.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { QuestionList } from '#web/shared/ui/question-list.tsx'

/** All questions in groups, with a search. */
export function FaqBrowser() {
  const [search, setSearch] = useState('')
  const wish = readSearch(search)
  const isSearching = search.trim() !== ''
  const groups = FAQ_GROUPS.map(({ title, questions }) => ({
    title,
    questions: questions.filter(({ question, answer }) => isFound(`${question} ${answer}`, wish)),
  })).filter(({ questions }) => questions.length > 0)
  const found = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <>
      <SearchField
        label="Search the questions"
        value={search}
        onChange={setSearch}
        className="max-w-[520px]"
      />
      <p role="status" className="mt-2 min-h-5 text-14 text-ink-3">
        {isSearching &&
          (found === 0
            ? 'No question contains these words. Try fewer or plainer ones.'
            : countText(found, 'answer'))}
      </p>
      {groups.map(({ title, questions }) => (
        <section key={title} className="mt-8">
          <h2 className="heading mb-4 text-22">{title}</h2>
          <QuestionList entries={questions} allOpen={isSearching} />
        </section>
      ))}
    </>
  )
}
