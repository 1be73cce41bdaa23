const FIELDS =
  'input:not([type=hidden], [type=radio]):enabled, input[type=radio]:checked:enabled, textarea:enabled, select:enabled, [role=switch]:enabled'
const PRIMARY =
  'button[type=submit]:enabled, button[data-variant=act]:enabled, button[data-variant=solid]:enabled'
const ANY = 'button:enabled, a[href], input:enabled, [tabindex="0"]'

/** Where the keyboard begins in a dialog: its first field, else its primary action, else its first control. Close is never the first. */
export function findFirstFocus(body: ParentNode): HTMLElement | null {
  for (const selector of [FIELDS, PRIMARY, ANY]) {
    const found = [...body.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    )
    if (found) return found
  }
  return null
}
