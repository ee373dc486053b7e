/** What is said on an earnings call about costs, cash, risk, deals and the economy, and about each sector's own concerns. */

export const MONEY_TOPICS = `
# costs|costs
? On operating expenses, what is behind the change from last year, and how much of it is discretionary?
? The savings program was meant to deliver {savings}. Where are you against that, and is there a second phase?
? How should we model incremental margin if revenue comes in at the top end of your range?
The savings program has delivered about {savedShare} of the {savings} we announced, and the remainder is in contracts that are already signed.
We consolidated {n} offices, and the lease cost falls away fully from the second quarter of {ny}.
Input costs were up {inflation} on last year, a slower pace than in the first half.
Selling expense grew with activity, and general expense hardly grew, which is the pattern we want.
Insurance and audit fees were higher, and I do not expect either of them to come down.
Variable pay is accrued at about the target level, so there is no hidden help in the quarter from that line.
On incremental margin, a third is a reasonable assumption above the midpoint, and I would use a higher number below it.
We spend a little ahead of revenue in service, and we would do so again, because the penalty of being late is larger.
Travel is still well below where it was some years ago, and nobody misses the difference.
# capital|capital allocation
? How do you rank buybacks, the dividend and investment at the current share price?
? Capital spending of {capex} for the year looks high against your history. How much of it is maintenance?
? You finished the quarter with {cash} of cash. What is the minimum balance you need to run the company?
Our order is unchanged: the business first, then a balance sheet that lets us sleep, then the shareholder.
Capital spending will be {capex} for the full year, and about {maintenance} of it is maintenance.
Every project above a certain size needs a return of at least {hurdle}, after tax, with cautious volumes.
The repurchase authorization has no end date, and we use it when the price is clear to us rather than every month.
We could run the company on about half of the cash we hold, and the difference is our choice.
Net of what we owe, we have no large maturity before the second half of {ny}.
The banks renewed our facility on the old terms, and it is undrawn today.
The board discusses the dividend in the first quarter, and I will leave that decision to them.
We have returned more than we raised over the past five years, and I like that arithmetic.
# deals|acquisitions
? There is a lot of talk about consolidation in your industry. Are you a buyer, and what size would you consider?
? Now that the small acquisition has been in for a few months, what have you learned?
? Would you ever consider selling {sideline}, or is that business core?
We look at many companies and buy few, and most of them are smaller than one of our offices.
The test is whether we would want the people if there were no product to go with them.
The business we bought last year is integrated, and its largest customer renewed in September.
We will not comment on names, and I would add that multiples have come down less than results have.
{Sideline} and {product} share {shared} of their customers, so separating them would cost more than it would show.
Integration costs were under a tenth of a percent of revenue, and the team that did it has gone back to its day jobs.
If something larger came along, we would have to believe in it for ten years, and that is a high bar.
Partnerships give us much of the benefit without the goodwill, and we signed {n2} of those this year.
# working|working capital
? Receivables moved by more than revenue did. Was that timing, or are {customers} paying later?
? How should we think about cash conversion for the rest of the year?
? Is there more to come from working capital, or have you harvested what there was?
Days of sales outstanding were {dso}, and the change against last year is almost entirely the timing of two large invoices.
Those invoices were paid in the first week of the {nq}, so you will see it reverse.
We have not seen a change in payment behavior, and bad debt stayed below a tenth of a percent.
Cash conversion should be above average in the {nq}, as it usually is, and we do not pull it with discounts.
We pay our own suppliers in thirty days and have not stretched that, because it would come back in price.
The tax payment this quarter was larger than normal, by a few million dollars, and it is the last one of its kind.
There are perhaps {wcDays} days left in working capital, and it takes process work rather than pressure.
# economy|the economy
? What macro assumptions are in the {nq} range, and what would have to happen for you to be at the low end?
? If rates stay where they are, which part of your business feels it first?
? We are hearing mixed signals from {customers}. What do your own indicators say?
The range assumes that conditions stay as they are, and the low end allows for delays in {n} larger contracts.
Rates reach us through {customers} rather than through our own interest line, and with a lag of two quarters.
Our own indicators are mixed: quotes are a touch better, decision times a touch longer.
We test the plan against a fall of {stress} in volumes, and the company stays cash positive in that case.
I do not have a better view on the economy than the people on this call, so we plan for the middle and prepare for the rest.
What we can control is how fast we react, and that has gone from a quarter to about a month.
In past slowdowns, demand for {product} fell by about half as much as the wider industry, and came back earlier.
{Sideline} are the steadier line in a downturn, as they depend on what is installed and not on what is new.
The election calendar and the budget debate make some {customers} wait, and we have seen that film before.
# risk|regulation and risk
? Is there anything in the proposed rules that would change the economics of {product} for you?
? Could you update us on the legal matter you disclosed in the last filing?
? What is on your risk list that we are not asking about?
The draft rules would add some reporting, and we already collect most of what they ask for.
We commented together with others in the industry, and the final text is not expected before {ny}.
On the legal matter there is nothing new, and our provision is what it was at the end of the year.
What I worry about is complacency, because the large risks have owners and drills.
We moved supplier audits in house, at a cost of a few hundred thousand dollars, after a finding elsewhere in the industry.
Our insurance was renewed with a higher deductible and broader terms for {place}.
The compliance team reports to the audit committee and not to me, and that is as it should be.
`

/** `#` is the sector's name; the same marks as above. */
export const SECTOR_TOPICS = `
# Technology|the technology cycle
? How far along the upgrade cycle are {customers}, and what happens after it for {product}?
Design wins now on the books turn into volume over six to nine months, so most of {ny} is decided.
The installed base is young, and about {young} of it is less than three years old.
Component cost per unit fell faster than our prices did, and we put part of the difference into reliability.
Standards work in our field should close in {ny}, and it favors those who have shipped at scale.
# Communications|audience and subscribers
? What are you seeing on churn, and is advertising helping or hurting revenue per account?
Churn was {churn} a month, flat with the spring, and gross additions came at a lower cost each.
Advertisers are booking later than they used to, and those who do book stay for the full schedule.
Bundled offers are now {bundle} of new accounts, and they leave at half the rate of single ones.
Content and network spending peaked in the second quarter, as we said it would.
# Health Care|patients and approvals
? Can you update us on the regulatory file, and on reimbursement for {product}?
The file is with the agency, and the questions we have had so far are of the ordinary kind.
Procedure volumes at {customers} have been stable, and the backlog of patients is shorter than a year ago.
Coverage decisions are now in place for about {coverage} of insured lives, and the next ones come one by one.
The study in {region} has enrolled its last patient, and we will publish when the data are locked.
# Financials|credit and funding
? How are you thinking about credit quality, and what is built into the provision?
Charge-offs were {chargeOff} basis points, inside the range that we consider normal for this point in the cycle.
Funding costs have stopped rising, and new business is written at a spread we are happy with.
Of the book with {customers}, about {secured} is secured, and we visit the twenty largest names every quarter.
We added a little to the general reserve, which is prudence and not a signal.
# Consumer Goods|the consumer
? What are you seeing from the consumer at the lower end, and how promotional is the season?
Traffic was a little uneven by week, and the ticket did most of the work.
Shelf space for {product} was reset in {n} chains, and we kept what we had in nearly all of them.
Private label has taken a little at the value end, and little in the middle where we earn our money.
Promotions were in line with last year at about {promo} of sales, and we funded them ourselves.
# Industrials|orders and the cycle
? Book-to-bill was close to one. Do you expect that to hold, and what are {customers} saying about capital budgets?
Book-to-bill came in at {bookToBill}, and aftermarket was a little better than new equipment.
The backlog covers about {backlog} months of work, and very little of it can be cancelled without a fee.
Distributors are working off their own stock, and the ones in {region} have said they are nearly done.
Labor was the bottleneck two years ago, and today it is engineering hours.
# Energy|prices and volumes
? At what price does your plan still work, and how hedged are you for {ny}?
The plan balances well below today's strip, and about {hedgedNext} of next year's volume is hedged.
Unit operating cost eased by a few percent, with the largest help from fewer call-outs.
Downtime was planned for the middle month, and the crews came back {n} days early.
{Customers} are signing for longer than they used to, because supply security is worth more to them.
# Materials|volumes and grades
? Where are you on the cost curve today, and how quickly do lower energy prices show in your numbers?
Grades and yields were inside the plan, and recovery was better by a little under a point.
Lower input prices reach us after one quarter, and {customers} with index contracts see them at once.
Merchant stocks in {region} are low, and buyers there cover for weeks rather than months.
The permit for the next phase near {place} is in its final comment period, with {n} comments so far.
# Utilities|rates and reliability
? Could you update us through the rate case and what return you need?
The rate case was filed on time, and the staff recommendation is due in the spring.
The average customer was without service for {outage} minutes in the period, and storms were about half of it.
Load growth from large connections is real, and we ask each of them for a deposit.
The investment plan through the end of the decade is unchanged, and about {recovered} of it is recovered without a new case.
# Real Estate|occupancy and rents
? What are you seeing on renewal spreads, and where do you expect occupancy at year end?
Occupancy ended the quarter at {occupancy}, and notices were in line with the season.
Renewal spreads were {spread}, and new leases were signed slightly below that.
New supply in {region} peaks in {ny}, and starts behind it have fallen by more than half.
We sold {n2} older assets at prices close to where we carry them and bought nothing in the quarter.
`
