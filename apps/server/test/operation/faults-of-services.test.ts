import { SERVICE_FAULTS } from './faults.ts'
import { surviveEach } from './survive-each.ts'

surviveEach(SERVICE_FAULTS)
