import { useMessages } from "archipel";
import { useReading } from "../lib/accounts/use-reading";
import { fromUnits } from "../lib/forms/number";
import { readBalance } from "../stake-account/balance";
import { Drawing } from "../stake-path/drawing";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";

interface Props {
  amount: number;
  months: number;
  parts: number;
  decimals: number;
  networks: { key: string; name: string; address: string }[];
}

/** The path of a stake: the example's, or that of the connected wallet if its balance can be read. */
export default function StakePreview({ amount: example, months, parts, decimals, networks }: Props) {
  const { t, number } = useMessages();
  const { status, address, network } = useWallet();
  const isConnected = status === "connected";
  const contract = isConnected ? networks.find(({ key }) => key === network) : undefined;
  const [reading] = useReading(contract && `${network} ${address}`, () =>
    readBalance(wallets.evm(), contract?.address ?? "", address ?? ""),
  );
  const units = reading?.state === "done" ? reading.value : undefined;
  const isOwn = !!units;
  // For a drawing; the page about the stake shows every digit.
  const amount = isOwn ? Number(fromUnits(units, decimals)) : example;
  const amountOf = (value: number) => number(value, { maximumFractionDigits: 2 });
  const said = !isConnected ? "example" : isOwn ? "own" : units === undefined ? "unread" : "none";

  return (
    <div className="stake-preview" data-grey={isConnected && !isOwn ? true : undefined}>
      {!isOwn && <p className="badge">{t("badge")}</p>}
      <div className="stake-preview-head">
        <p className="title" role="status">
          {t(said, { address: address ? shortAddress(address) : "" })}
        </p>
        {!isConnected && (
          <button className="btn btn-primary scripted" type="button" onClick={() => wallets.ask()}>
            {t("connect")}
          </button>
        )}
      </div>
      <div className="stake-preview-art">
        <p className="num">{t("amount", { amount: amountOf(amount) })}</p>
        <Drawing months={months} parts={parts} />
      </div>
      <ul>
        <li>{t("locked", { count: months })}</li>
        <li>{t("unlocked", { amount: amountOf(amount / parts), count: parts })}</li>
      </ul>
    </div>
  );
}
