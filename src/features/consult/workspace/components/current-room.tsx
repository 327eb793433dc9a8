import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { PreparedAnswers } from '../../canned-answers/components/prepared-answers.tsx'
import type { CannedAnswer } from '../../canned-answers/queries.server.ts'
import { Room } from '../../consultations/room/room.tsx'
import { type RoomStart, useRoom } from '../../consultations/room/use-room.ts'
import { useRoomSpoken } from '../../consultations/room/use-room-spoken.ts'

interface CurrentRoomProps {
  room: RoomStart
  answers: readonly CannedAnswer[]
  typed?: string | undefined
  head: ReactNode
  beside: ReactNode
  /** Called when it is over, and the page has something else to show. */
  onEnd: () => void
}

/** The psychic's side of the open room, which fills the whole page. */
export function CurrentRoom({ room, answers, typed, head, beside, onEnd }: CurrentRoomProps) {
  const { state, link } = useRoom(room)
  const { status, psychic, client } = state.consultation
  const isOver = status === 'ended'
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  useRoomSpoken(state)
  return (
    <Room
      state={state}
      link={link}
      typed={typed}
      head={head}
      beside={beside}
      prepared={(onChoose) => (
        <PreparedAnswers
          answers={answers}
          names={{ prénom: client.firstName, voyant: psychic.name }}
          onChoose={onChoose}
        />
      )}
    />
  )
}
