/** What a story is about, each a filter to click: its companies, channels, tags and author. */
import { Ticker } from '../../../ui/values/Ticker.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import { isSameMute, printMutes, type Mute } from '../list/muting.ts'
import { namesOf } from '../names.ts'
import styles from './Story.module.css'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

type Key = 'tickers' | 'channels' | 'topics' | 'authors'

interface Props {
  readonly record: NewsItem
  readonly mutes: readonly Mute[]
  readonly acts: PageActs<typeof news>
}

/** The parameter's text for one name; `undefined` where the parameter could not hold it. */
function textFor(key: Key, name: string): string | undefined {
  const parsed = news.params[key].parse(name)
  return 'value' in parsed && parsed.value.length === 1 ? parsed.value[0] : undefined
}

function Names({
  names,
  filter,
  acts,
  title,
}: { names: readonly string[]; filter: Key; title: (name: string) => string } & Pick<Props, 'acts'>) {
  if (names.length === 0) return <span className={styles.none}>none given</span>
  return names.map((name) => {
    const text = textFor(filter, name)
    const words = filter === 'tickers' ? <Ticker symbol={name} /> : <bdi>{name}</bdi>
    return text === undefined ? (
      <span key={name}>{words}</span>
    ) : (
      <button key={name} type="button" data-print="keep" title={title(name)} onClick={() => acts.change({ [filter]: text })}>
        {words}
      </button>
    )
  })
}

export function StorySubjects({ record, mutes, acts }: Props) {
  const [channel] = namesOf(record.channels).map((text): Mute => ({ kind: 'channel', text }))
  const isMutable = channel !== undefined && !mutes.some((mute) => isSameMute(mute, channel))
  const author = record.author?.trim()
  return (
    <dl className={styles.subjects}>
      <div>
        <dt>Tickers</dt>
        <dd>
          <Names names={namesOf(record.stocks)} filter="tickers" acts={acts} title={(name) => `Only news about ${name}`} />
        </dd>
      </div>
      <div>
        <dt>Channels</dt>
        <dd>
          <Names
            names={namesOf(record.channels)}
            filter="channels"
            acts={acts}
            title={(name) => `Only news of the channel ${name}`}
          />
          {isMutable && (
            <button
              type="button"
              className="link"
              data-print="hide"
              onClick={() => acts.setOwnView({ 'v.mute': printMutes([...mutes, channel]) })}
            >
              Mute {channel.text}
            </button>
          )}
        </dd>
      </div>
      <div>
        <dt title="The service has no filter by tag: a click looks for the words in titles, tags and bodies (§4.8)">Tags</dt>
        <dd>
          <Names
            names={namesOf(record.tags)}
            filter="topics"
            acts={acts}
            title={(name) => `Looks for “${name}” in titles, tags and bodies: the service has no filter by tag alone`}
          />
        </dd>
      </div>
      <div>
        <dt>Author</dt>
        <dd>
          <Names names={author ? [author] : []} filter="authors" acts={acts} title={(name) => `Only news by ${name}`} />
        </dd>
      </div>
    </dl>
  )
}
