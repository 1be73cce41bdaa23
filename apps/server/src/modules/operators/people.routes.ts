import * as endpoints from '@easel/contract/operator'
import type { Mount } from '../../platform/http/mount.ts'
import type { Right } from '../rights/index.ts'
import type { People } from './people.ts'

export function addPeopleRoutes(mount: Mount, people: People, operators: Right): void {
  mount(endpoints.listPeople, async ({ query }, { actor }) => {
    await operators.require(actor)
    return people.list(query)
  })
  mount(endpoints.setPersonTier, async ({ params: { id }, body: { tier } }, { actor }) => {
    await operators.require(actor)
    return people.setTier(actor, id, tier)
  })
  mount(endpoints.suspendPerson, async ({ params: { id }, body: { reason } }, { actor }) => {
    await operators.require(actor)
    return people.suspend(actor, id, reason)
  })
  mount(endpoints.restorePerson, async ({ params: { id } }, { actor }) => {
    await operators.require(actor)
    return people.restore(actor, id)
  })
  mount(endpoints.endPersonSessions, async ({ params: { id } }, { actor }) => {
    await operators.require(actor)
    return { ended: await people.endSessions(actor, id) }
  })
  mount(endpoints.deletePerson, async ({ params: { id }, body: { email } }, { actor }) => {
    await operators.require(actor)
    await people.delete(actor, id, email)
    return { deleted: true as const }
  })
}
