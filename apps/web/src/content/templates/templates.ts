import { HOME_TEMPLATES } from './home-templates.ts'
import type { Template, TemplateGroup } from './template.ts'
import { WORK_TEMPLATES } from './work-templates.ts'

/** Sentences with blanks, and the settings that suit them, grouped by purpose. */
export const TEMPLATE_GROUPS: readonly TemplateGroup[] = [...WORK_TEMPLATES, ...HOME_TEMPLATES]

export const TEMPLATES: readonly Template[] = TEMPLATE_GROUPS.flatMap(({ templates }) => templates)
