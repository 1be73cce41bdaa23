/**
 * Which accounts may do more than others: moderate the gallery, or operate the installation. They are two rights, and neither holds the other.
 * Each belongs to an account, not to an address.
 */

export { createRightsRepository } from './rights.repository.ts'
export { createRight, type Right } from './rights.ts'
