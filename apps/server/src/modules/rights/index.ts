/** Two independent rights: moderating the gallery and operating the installation. Each belongs to an account, not to an address. */

export { createRightsRepository } from './rights.repository.ts'
export { createRight, type Right } from './rights.ts'
