/** The largest picture that is accepted, in bytes. */
export const MAX_PICTURE = 5 * 1024 * 1024
/** The largest voice note that is accepted, in bytes. */
export const MAX_NOTE = 2 * 1024 * 1024
/** The longest voice note, in seconds. */
export const NOTE_SECONDS = 120
/** The longest side of a picture as it is kept, and of its preview, in pixels. */
export const PICTURE_SIDE = 2048
export const PREVIEW_SIDE = 640
/** The longest description of a picture, in characters. */
export const MAX_ALT = 300
/** Bars of a voice note's waveform, each a hexadecimal digit. */
export const WAVE_BARS = 48

/** Picture formats that the file chooser offers; a phone converts its own to one of them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'
/** Formats of sound that the file chooser offers without scripts. */
export const NOTE_TYPES = 'audio/webm,audio/mp4,audio/ogg,audio/x-m4a,.m4a,.webm,.ogg'

interface File {
  /** Its name in the store, which is part of its address. */
  file: string
}

export interface PictureView extends File {
  kind: 'picture'
  width: number
  height: number
}

export interface NoteView extends File {
  kind: 'note'
  seconds: number
  /** One hexadecimal digit for each bar; empty if its sender's browser could not draw it. */
  wave: string
}

export type MediaView = PictureView | NoteView
