/**
 * Imaging: the only module that knows the picture providers. It chooses a provider, limits its time, checks its answer, and maps its failures to
 * the product's error codes.
 */

export type { ImageArea, ImageProgress, ImageProvider } from '@easel/providers/image-provider'
export { findInstalledModel } from '@easel/providers/local/files/installed'
export type { InstalledModel } from '@easel/providers/local/installed-model'
export { memoryMb, threadsWithin } from './drawing-memory.ts'
export type { DrawnOrder, PictureOrder } from './drawn-order.ts'
export { FAILURE_CODES } from './failure-code.ts'
export { createImagingModule } from './imaging.module.ts'
export type { Imaging } from './imaging.ts'
export { nearestSize } from './models/drawn-shapes.ts'
export type { PaidCalls } from './paid-calls.ts'
export type { ContentPolicy } from './policy/content-policy.ts'
export { policyFileIn } from './policy/policy-file.ts'
export { FORM_FUNCTION, type ImageFunction } from './provider-table.ts'
export { readReferenceImage, readReferenceSize } from './reference-image.ts'
export type { Service } from './service.ts'
export { sourceTypeOf, UPLOADED } from './source-type.ts'
export { type VendorSettings, vendorsOf } from './vendors.ts'
