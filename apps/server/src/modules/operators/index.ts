/** The operator's desk: what operators see of the installation and do to it. Everything requires the right to operate; for everyone else it does not exist. */
export { createOperatorsModule } from './operators.module.ts'
