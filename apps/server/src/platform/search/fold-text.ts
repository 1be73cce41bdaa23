/**
 * A text as search compares it: lower case, without accents, invisible marks and doubled spaces. What is stored and what is asked for go
 * through here, so that neither the database's locale nor the keyboard decides what is found.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
