/**
 * The operator's desk: what those who run the installation see of it and do to it. Everything here asks for the right to operate; to everybody
 * else there is nothing.
 */
export { createOperatorsModule } from './operators.module.ts'
