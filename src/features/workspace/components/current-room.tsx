import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { EndedRoom, Room } from '../../consultations/room/room.tsx'
import { type RoomStart, useRoom } from '../../consultations/room/use-room.ts'
import { texts } from '../texts.ts'

/** The psychic's side of the room that is open. */
export function CurrentRoom({ room, typed }: { room: RoomStart; typed?: string | undefined }) {
  const t = useTexts(texts)
  const { state, link } = useRoom(room)
  const { status, client } = state.consultation
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (status === 'ended') void revalidate()
  }, [status, revalidate])
  return (
    <Section title={t('current', { name: client.firstName })}>
      {status === 'accepted' ? <Notice>{t('firstMessage')}</Notice> : null}
      {status === 'ended' ? <EndedRoom state={state} /> : <Room state={state} link={link} typed={typed} />}
    </Section>
  )
}
