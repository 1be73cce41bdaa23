const FIELDS =
  'input:not([type=hidden], [type=radio]):enabled, input[type=radio]:checked:enabled, textarea:enabled, select:enabled, [role=switch]:enabled'
const PRIMARY =
  'button[type=submit]:enabled, button[data-variant=act]:enabled, button[data-variant=solid]:enabled'
const ANY = 'button:enabled, a[href], input:enabled, [tabindex="0"]'

/** Initial focus in a dialog: its first field, or its primary action, or its first control. Never Close. */
export function findFirstFocus(body: ParentNode): HTMLElement | null {
  for (const selector of [FIELDS, PRIMARY, ANY]) {
    const found = [...body.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    )
    if (found) return found
  }
  return null
}
