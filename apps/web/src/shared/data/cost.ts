/** US dollars; small amounts keep enough digits to differ. */
export function formatUsd(amount: number): string {
  const digits =
    amount === 0 || amount >= 1 ? 2 : Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(amount))))
  return `$${amount.toFixed(digits).replace(/(\.\d\d\d*?)0+$/, '$1')}`
}
