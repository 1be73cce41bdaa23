import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endSession,
  endSessions,
  exportAccount,
  getAccount,
  listSessions,
  updateAccount,
} from './account.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import {
  cancelAudio,
  clearAudioTasks,
  createAudio,
  createSpeech,
  deleteRecording,
  listAudio,
  moveAudioTask,
  removeAudioTask,
  retryAudio,
} from './audio.ts'
import { actOnBatch, createBatch, deleteBatch, downloadBatch, getBatch, listBatches } from './batches.ts'
import { getBilling, getCheckout, listInvoices, openPortal, startCheckout } from './billing.ts'
import { createCollection, deleteCollection, updateCollection } from './collections.ts'
import { getConfig } from './config.ts'
import { createDownload } from './downloads.ts'
import type { Endpoint } from './endpoint.ts'
import { generateImage, generateImageModel, openaiImage, replicateGenerate } from './functions.ts'
import {
  getGalleryPicture,
  likePicture,
  listGallery,
  publishGeneration,
  unlikePicture,
  unpublishGeneration,
} from './gallery.ts'
import {
  deleteGeneration,
  getGeneration,
  listGenerations,
  saveGeneration,
  updateGeneration,
} from './generations.ts'
import { getLettering, saveLettering } from './lettering.ts'
import { changeGenerations, emptyTrash, getLibrary, getLineage } from './library.ts'
import {
  decideModeration,
  getModeration,
  listModerationCases,
  listModerationLog,
  reportPicture,
  reportShare,
} from './moderation.ts'
import { editPicture, listPictureEdits } from './picture-edits.ts'
import { getPreferences, updatePreferences } from './preferences.ts'
import { deletePrompt, enhancePrompt, listPrompts, savePrompt } from './prompts.ts'
import { getProviders, testProvider } from './providers.ts'
import {
  addToQueue,
  cancelTask,
  clearQueue,
  getQueue,
  listFailedTasks,
  moveTask,
  removeTask,
  retryTask,
  updateQueue,
} from './queue.ts'
import { createShare, getShare, listShares, revokeShare } from './shares.ts'
import { reportWebVital, trackEvent } from './telemetry.ts'
import { getLimits, getUsage, incrementGenerationCount } from './usage.ts'
import { listVoices } from './voices.ts'

/** Every endpoint of the product but sign-in (better-auth's own) and the streams. OpenAPI and the completeness test walk it. */
export const ENDPOINTS = {
  createAudio,
  createSpeech,
  listVoices,
  listAudio,
  cancelAudio,
  retryAudio,
  moveAudioTask,
  removeAudioTask,
  clearAudioTasks,
  deleteRecording,
  generateImage,
  generateImageModel,
  openaiImage,
  replicateGenerate,
  listGenerations,
  saveGeneration,
  deleteGeneration,
  getGeneration,
  updateGeneration,
  changeGenerations,
  getLineage,
  getLibrary,
  emptyTrash,
  createCollection,
  updateCollection,
  deleteCollection,
  createDownload,
  saveLettering,
  getLettering,
  publishGeneration,
  unpublishGeneration,
  createShare,
  listShares,
  getShare,
  revokeShare,
  listGallery,
  getGalleryPicture,
  likePicture,
  unlikePicture,
  reportPicture,
  reportShare,
  getModeration,
  listModerationCases,
  decideModeration,
  listModerationLog,
  getQueue,
  listFailedTasks,
  addToQueue,
  updateQueue,
  retryTask,
  cancelTask,
  moveTask,
  removeTask,
  clearQueue,
  listPictureEdits,
  editPicture,
  createBatch,
  listBatches,
  getBatch,
  actOnBatch,
  deleteBatch,
  downloadBatch,
  getLimits,
  getUsage,
  incrementGenerationCount,
  getPreferences,
  updatePreferences,
  listPrompts,
  savePrompt,
  deletePrompt,
  enhancePrompt,
  trackEvent,
  reportWebVital,
  getConfig,
  getProviders,
  testProvider,
  getAccount,
  updateAccount,
  changeEmail,
  confirmEmail,
  changePassword,
  listSessions,
  endSession,
  endSessions,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  exportAccount,
  deleteAccount,
  getBilling,
  startCheckout,
  getCheckout,
  openPortal,
  listInvoices,
} as const satisfies Record<string, Endpoint>
