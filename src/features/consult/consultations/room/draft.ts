/** What is being written in a room, kept by this tab across reloads and cuts until it is sent or the room is over. */
const nameOf = (room: number) => `draft-${room}`

export function readDraft(room: number): string {
  try {
    return sessionStorage.getItem(nameOf(room)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(room: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(room))
    else sessionStorage.setItem(nameOf(room), text)
  } catch {
    // Where storage is denied, the field alone has it.
  }
}

export const forgetDraft = (room: number): void => keepDraft(room, '')
