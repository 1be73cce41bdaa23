import { STORE_FAULTS } from './faults.ts'
import { surviveEach } from './survive-each.ts'

surviveEach(STORE_FAULTS)
