import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";

/** Stands in for the `gatsby` package in tests of components: links are anchors, queries answer what the test gives. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
  children?: ReactNode;
}

/** Every address that was navigated to; a test empties it. */
export const visited: string[] = [];

/** The state that travelled with each link pressed, in the same order; undefined for none. */
export const carried: (object | undefined)[] = [];

export const Link = ({ to, state, children, onClick, ...rest }: LinkProps) => {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) {
      visited.push(to);
      carried.push(state);
    }
    event.preventDefault(); // jsdom cannot leave the page
  };
  return (
    <a href={to} {...rest} onClick={handleClick}>
      {children}
    </a>
  );
};

export const navigate = async (address: string): Promise<void> => {
  visited.push(address);
};

export const graphql = (): null => null;

let staticData: unknown = null;

/** Sets what every static query answers. */
export const answerStaticQueries = (data: unknown): void => {
  staticData = data;
};

export const useStaticQuery = (): unknown => staticData;

export const withPrefix = (path: string): string => path;
