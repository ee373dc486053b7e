/** News as headlines and a reading pane: the body of a story is asked for when it is opened. */
import { useMemo, useState } from 'react'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { news } from './endpoint.ts'
import { NewsResults } from './list/NewsResults.tsx'
import { RequestOptions } from './list/RequestOptions.tsx'
import { PictureConsentContext } from './story/pictureConsent.ts'
import styles from './page.module.css'
import recordView from './recordView.ts'

const viewNames = ['v.view', 'v.versions', 'v.unfold', 'v.mute', 'v.muted'] as const

export default function NewsPage() {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set())
  const consent = useMemo(() => ({ given, give: (id: string) => setGiven((before) => new Set([...before, id])) }), [given])
  return (
    <PictureConsentContext value={consent}>
      <div className={styles.page}>
        <ExplorerPage
          endpoint={news}
          Results={NewsResults}
          RequestOptions={RequestOptions}
          shape="headlines"
          {...recordView}
          viewNames={viewNames}
        />
      </div>
    </PictureConsentContext>
  )
}
