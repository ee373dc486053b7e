/** What concerns every page: no network, one trouble behind several failures, a part of the app gone, a new version. */
import { onlineManager } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { useCommonFailure } from '../../explorer/notices/commonFailure.ts'
import { notUnderstood, subscribeToNotUnderstood } from '../../settings/unreadableData.ts'
import { isStorageUnable, subscribeToLoss } from '../../settings/storedText.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { subscribeToUndo, undoOffered } from '../../ui/undo.ts'
import { missingPart } from '../updates/chunkReload.ts'
import { UndoNotice } from './lazyUndoNotice.ts'
import { useNewVersion } from '../updates/useNewVersion.ts'

const SharedTrouble = lazy(async () => ({ default: (await import('./CommonFailure.tsx')).CommonFailure }))

const StorageLoss = lazy(async () => ({ default: (await import('./StorageNotice.tsx')).StorageNotice }))
const NotUnderstoodNotice = lazy(async () => ({
  default: (await import('./UnreadableDataNotice.tsx')).UnreadableDataNotice,
}))

const loadAnew = (
  <button type="button" className="link" onClick={() => location.reload()}>
    Load the page again
  </button>
)

export function AppNotices() {
  const { mode } = useConnection()
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  const isUnable = useSyncExternalStore(subscribeToLoss, isStorageUnable)
  const strange = useSyncExternalStore(subscribeToNotUnderstood, notUnderstood)
  const undo = useSyncExternalStore(subscribeToUndo, undoOffered)
  const shared = useCommonFailure()
  const isPartMissing = useSyncExternalStore(missingPart.subscribe, missingPart.get)
  const isNew = useNewVersion(import.meta.env.PROD ? `${import.meta.env.BASE_URL}version.json` : undefined)
  return (
    <>
      {!isOnline && mode === 'live' && (
        <Notice tone="warning" role="status">
          <strong>Offline.</strong>
          <span>What is loaded stays; what is asked for now waits for the network.</span>
        </Notice>
      )}
      <Suspense>{shared && <SharedTrouble failure={shared} />}</Suspense>
      {/* Their words may be out of reach; the page goes on without. */}
      <Boundary what="what is kept here" content={strange} isSilent>
        <Suspense>
          {isUnable && <StorageLoss />}
          {strange.map((what) => (
            <NotUnderstoodNotice key={what.title} what={what} />
          ))}
        </Suspense>
      </Boundary>
      {/* There before its words are, which would not be announced otherwise. */}
      <div role="status">
        <Boundary what="the way back" content={undo} isSilent>
          <Suspense>{undo && <UndoNotice undo={undo} />}</Suspense>
        </Boundary>
      </div>
      {isPartMissing ? (
        <Notice tone="failure" role="alert">
          <strong>A part of the app could not be loaded.</strong>
          <span>It may have been updated meanwhile. This address stays as it is.</span>
          {loadAnew}
        </Notice>
      ) : (
        isNew && (
          <Notice tone="information" role="status">
            <span>There is a new version of Tearsheet.</span>
            {loadAnew}
          </Notice>
        )
      )}
    </>
  )
}
