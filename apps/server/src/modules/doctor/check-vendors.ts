import { type Answer, ask } from './ask.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import { type KeyQuestion, keyQuestions, type VendorKeys } from './key-questions.ts'

/** Asks each configured vendor for something free that requires its key. */
export async function checkVendors(settings: VendorKeys): Promise<readonly Finding[]> {
  const questions = keyQuestions(settings)
  if (questions.length === 0)
    return [ok('Vendors', 'None is set up: the built-in engine draws, and needs no key.')]
  return Promise.all(questions.map(async (question) => judge(question, await ask(question))))
}

function judge({ label, setting, refusals }: KeyQuestion, answer: Answer): Finding {
  if ('failed' in answer)
    return problem(
      label,
      `It cannot be reached (${answer.failed}): check the network and its address in ${setting}.`,
    )
  const { status } = answer
  if (refusals.includes(status))
    return problem(label, `It refuses the key (${status}): write a valid one into ${setting}.`)
  if (status === 402)
    return problem(label, 'Its balance is spent (402): pay it in, pictures fail until then.')
  if (status === 429) return warning(label, 'It asks to wait (429): look at its limits if this stays.')
  if (status >= 500)
    return warning(label, `It has a fault of its own (${status}): look again in some minutes.`)
  return ok(label, `It answers and does not refuse what ${setting} holds.`)
}
