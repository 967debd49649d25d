// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// A dollar token for tests, whose transfers can be made to fail in the ways that tokens fail.
contract Dollar {
    enum Mode { Works, Reverts, AnswersFalse }

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    Mode public mode;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    error Paused();
    error InsufficientBalance(uint256 balance, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function setMode(Mode mode_) external {
        mode = mode_;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (mode == Mode.Reverts) revert Paused();
        if (mode == Mode.AnswersFalse) return false;
        uint256 balance = balanceOf[msg.sender];
        if (balance < value) revert InsufficientBalance(balance, value);
        balanceOf[msg.sender] = balance - value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
