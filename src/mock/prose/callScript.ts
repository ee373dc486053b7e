/** The fixed parts of an earnings call: what operator, investor relations and the two chief officers always say. */
import { linesOf } from './phrase.ts'

export const OPERATOR_OPENING = linesOf(`
[Good day|Good afternoon|Hello], and [thank you for standing by|welcome]. Welcome to the {company} {q} {year} [earnings|results] conference call. At this time, all participants are in a listen-only mode. After the [prepared remarks|speakers' presentation], there will be a question-and-answer session. [Please be advised|Please note] that today's conference is being recorded. I would now like to hand the conference over to {ir}, [head of investor relations|investor relations]. Please go ahead.
Ladies and gentlemen, thank you for joining the {company} [results|earnings] call for the {q} of {year}. [My name is Dara|My name is Ellis], and I will be your [conference operator|operator] today. All lines have been placed on mute to prevent background noise. Following the [remarks|presentation], we will [open the line for|take] questions. It is now my pleasure to [introduce|turn the call over to] {ir} from investor relations. You may begin.
`)

export const DISCLAIMER = linesOf(`
Thank you, operator, and [good afternoon|hello], everyone. With me [today|on the line] are {ceo}, our chief executive officer, and {cfo}, our chief financial officer. Our [results release|press release] and a set of [slides|supplementary tables] are on the investor section of our website. Before we begin, let me remind you that some of what we say today is forward-looking. These statements rest on what we know [now|as of today], and actual results may differ materially because of the risks described in our most recent annual and quarterly filings. We undertake no obligation to update them. [Comparisons|Growth rates] are against the same quarter of the previous year unless we say otherwise. With that, I will hand over to {ceoFirst}.
Thanks, and welcome to our {q} call. {ceo} will open with the [business|operations], {cfo} will cover the [numbers|financials], and then we will take your questions. During this call we will make forward-looking statements, including about our [outlook|expectations] for the {nq}. They involve risks and uncertainties, which are set out in our filings, and results could differ from them. We will also refer to free cash flow, which is not a measure under generally accepted accounting principles; the [reconciliation|bridge] is at the back of the release. A replay will be available [later today|within two hours]. {ceoFirst}, over to you.
`)

export const CEO_OPENING = linesOf(`
Thank you, {irFirst}, and thanks to all of you for [joining|being here]. Let me start with the [headline|number everyone wants]: revenue in the {q} was {revenue}, {growth} from {priorRevenue} a year ago. Of that, {product} brought in {productRevenue} and {sideline} the remaining {sidelineRevenue}.
Good [morning|day], everyone, and thank you, {irFirst}. The {q} came in [about where|much as] we said it would. Revenue was {revenue}, {growth} from {priorRevenue} in the same period of last year. I will come to what is behind that, [first|beginning] with what I saw on the ground in {place}.
`)

export const CEO_TONE = {
  growth:
    'I am [pleased|satisfied] with the [breadth|quality] of that growth, and I want to be [equally clear|just as open] about what did not go to plan. [Execution|Delivery] was uneven in {region2}, and we [own|take responsibility for] that.',
  flat: 'A [level|flat] quarter is [neither a triumph nor an alarm|what the plan assumed], and under the surface there was [more movement|rather more going on] than the total shows.',
  decline:
    'That is [not|less than] what we want to report, and I will not [dress it up|look for excuses]. The [decline|shortfall] has causes that we understand, and we have [acted|moved] on the ones that are in our hands.',
}

export const TRANSITIONS = linesOf(`
Let me [turn|move] to {subject}.
A few words [on|about] {subject}.
[Next|Now], {subject}.
I also want to [touch on|cover] {subject}.
On {subject}, [briefly|in brief].
[Many|Several] of you have asked about {subject}.
[Coming|Turning] to {subject}.
You will want to hear about {subject}.
`)

export const CEO_HANDOVER = linesOf(`
[So, in short|To sum up], the [company|business] is in the [shape|position] I want it to be in for the work ahead. {cfoFirst} will now take you through the numbers.
I will come back at the end. First, {cfoFirst} has the [detail|financial detail].
`)

export const CFO_NUMBERS = linesOf(`
Thank you, {ceoFirst}, and [hello|good day], everyone. Revenue for the {q} was {revenue}, {growth} from {priorRevenue} in the prior-year quarter. By line of business, {product} contributed {productRevenue} and {sideline} {sidelineRevenue}.
Gross margin was {grossMargin}, {marginMove} the same quarter of last year. [Below that|Further down the statement], we recorded {operating}. [The bottom line|The result after tax] was {net}, or {perShare}.
Turning to cash, the quarter [produced|brought] {freeCash}. We ended it with {cash} of cash and {debt} of debt, and [no covenant|none of our covenants] is anywhere near its limit. Capital spending for the full year should [come to|be] {capex}.
For the {nq}, we expect revenue of between {guideLow} and {guideHigh}, and an operating margin of between {guideMargin}. The range [allows for|includes] the usual [timing|uncertainty] of larger contracts and assumes [no change|nothing new] in currencies or duties.
`)

/** The range for the full year: set with the last quarter of the year before, then held, raised or lowered. */
export const FULL_YEAR = {
  set: 'For the full year {gy}, we expect revenue of between {fullLow} and {fullHigh}.',
  held: 'For the full year {gy}, we continue to expect revenue of between {fullLow} and {fullHigh}.',
  raised:
    'For the full year {gy}, we now expect revenue of between {fullLow} and {fullHigh}, which is more than we said three months ago.',
  lowered:
    'For the full year {gy}, we now expect revenue of between {fullLow} and {fullHigh}, which is less than we said three months ago.',
}

export const CFO_CLOSING = linesOf(`
With that, [operator, we are ready for questions|let us open the line for questions].
That [completes|concludes] my remarks. Operator, please [open the line|take the first question].
`)

export const OPERATOR_QUEUE = linesOf(`
Thank you. [As a reminder|To ask a question], please press star one on your telephone. (Operator instructions.) Our first question comes from {analyst} of {firm}. [Please go ahead.|Your line is open.]
We will now begin the question-and-answer session. In the interest of time, we ask that you [keep to|limit yourself to] one question and a follow-up. The first question is from {analyst} with {firm}. [You may proceed.|Please go ahead.]
`)

export const OPERATOR_NEXT = linesOf(`
[Our|The] next question comes from {analyst} of {firm}. [Please go ahead.|Your line is open.|Please proceed.]
Thank you. We [go next|move on] to {analyst} with {firm}.
The next question is from the line of {analyst} at {firm}. [Go ahead, please.|Your line is now open.]
One moment for our next question. It comes from {analyst} of {firm}.
`)

export const GREETINGS = linesOf(`
[Hi|Hello], [thanks|thank you] for taking [my|the] question.
[Good afternoon|Good day], everyone.
Great, thank you.
[Thanks|Thank you], operator, and hello to the team.
Yes, hi. [Thanks for the time.|Appreciate the time.]
Hey, good to [be on|speak with you].
`)

export const FOLLOW_UPS = linesOf(`
[Understood|That helps]. And as a follow-up:
[Great|Okay], thanks. If I could [squeeze in|ask] one more:
Very helpful. [Separately,|On a different subject:]
[Thanks|Right]. Staying [on the line|with you] for a second one.
[Got it|Okay]. Maybe a [shorter|quicker] one, if I may.
I appreciate that. [One more, then.|And then, on something else:]
`)

export const ANSWERS = linesOf(`
[Sure|Of course], {first}.
Thanks for the question, {first}.
[Yes|Well], {first}, let me [start|begin] with the facts.
That is a fair question.
[Let me|I will] take that one.
Happy to, {first}.
[Good to hear from you|Hello], {first}.
There are [two|a couple of] parts to [that|your question].
I would [answer|put] it this way.
[Yeah|Yes], and I expected that one.
Let me [give you|offer] some color on that.
I will try to be [precise|concrete], {first}.
`)

/** For a subject on which everything has been said before. */
export const ANSWERS_AGAIN = linesOf(`
[As we said earlier|To come back to that], {first}, and I will [keep it short|say it once more].
We [touched on|covered] this before, {first}, so let me [repeat|restate] the main points.
[Some|Part] of that you have heard today, {first}, but it [bears|is worth] repeating.
`)

export const SECOND_VOICE = linesOf(`
[If I can add|Just to add] to that, {first}.
{first}, one [thing|point] from my side.
[Perhaps|Let me add] one more [observation|remark].
`)

export const THANKS = linesOf(`
[Thank you|Thanks]. [That is all from me.|I will step back in the queue.|I will leave it there.]
[Great|Perfect]. [Thanks for the color.|Good luck with the quarter.|I appreciate it.]
[That is helpful|Very clear]. Thank you.
`)

export const OPERATOR_BACK = ['We have [a final|one last] follow-up from {analyst}.']

/** The last question, and the answer that says the quarter's numbers once more. */
export const RECAP_QUESTION =
  '[Hi, thanks.|Good day.] A [housekeeping|modeling] one to finish. Could you [restate|repeat] the revenue base and the range for the {nq}, so that we all [work from|have] the same numbers?'
export const RECAP_ANSWER =
  '[Certainly|Of course], {first}. Revenue in the {q} was {revenue}, {growth} from {priorRevenue}. Gross margin was {grossMargin}. For the {nq} the range is {guideLow} to {guideHigh}, and the operating margin that goes with it is between {guideMargin}. [Nothing|None of that] has changed in the hour since the release.'

export const CEO_CLOSING = linesOf(`
Thank you all for your [questions|interest]. To [close|sum up], we [delivered|reported] {revenue} of revenue, we know what we have to [fix|improve], and we have a range for the {nq} that we [believe in|intend to meet]. My thanks go to our {heads} colleagues, and to {customers} who [trust|rely on] us. We look forward to [speaking|talking] again in three months.
I appreciate the [discussion|dialogue]. A quarter with {revenue} of revenue is a [step|marker] and not a destination, and the [team|organization] knows that. We will [be at|attend] several conferences in the coming weeks, and {irFirst} can [help|arrange it] if you would like to meet. Thank you, and [goodbye|take care].
`)

export const OPERATOR_CLOSING = linesOf(`
[This concludes|That concludes] today's conference call. Thank you for [participating|your participation]. You may now disconnect.
Thank you, ladies and gentlemen. The {company} call has [ended|concluded], and you may disconnect your lines.
`)
