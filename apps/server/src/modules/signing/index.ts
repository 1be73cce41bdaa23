/** Signing: Content Credentials (C2PA) for pictures that leave the product, with the operator's certificate. */

export { createPictureSigning, type PictureSigning } from './picture-signing.ts'
export { readSigningCertificate, type SigningSettings } from './signing-certificate.ts'
